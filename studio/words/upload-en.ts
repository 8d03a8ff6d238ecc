/** What the studio says in English about drawings and pictures. */
export const upload = {
  link: 'Add a drawing or a picture',
  title: 'A drawing or a picture for {title}',
  lead: 'A drawing (SVG) becomes the cover. A picture (PNG, JPEG, WebP) becomes the infographic. It goes into the draft, and out with it.',
  file: 'File',
  fileHelp:
    'A drawing has shapes and colors only, at most {drawing} KB. A picture is made smaller here, on your device, and what your camera wrote into it stays behind.',
  name: 'Name of the file',
  nameHelp:
    'Small letters, digits and hyphens, such as cover-lighthouse. It is part of the address.',
  alt: 'What it shows, in {language}',
  altHelp:
    'For people who do not see it. If the picture has words or numbers in it, say them here. Example: A yellow mailbox beside a trail.',
  submit: 'Add it to the draft',
  sized:
    'Made smaller: {width} × {height} points, {kilobytes} KB. The copy for phones has {mobile} KB.',
  sizing: 'One moment: the picture is made smaller …',
  notRead: 'This file cannot be read as a picture. Save it as PNG or JPEG first.',
  mistakesTitle: 'Please fix this first',
  fileMistakes: {
    noFile: 'Choose a file.',
    noPicture: 'This is neither a drawing nor a picture. Choose an SVG, PNG, JPEG or WebP.',
    needsScript: 'A picture needs JavaScript, which makes it smaller. A drawing (SVG) does not.',
    drawing: 'The drawing has something that it may not have. Take it out, then choose it again:',
    drawingBytes: 'A drawing may have {kilobytes} KB. Simplify its shapes.',
    pictureBytes: 'A picture may have {kilobytes} KB. Cut it or choose one with less in it.',
    pixels: 'A picture may have at most {megapixels} million points.',
    metadata: 'The picture holds more than its points ({found}), such as where it was taken.',
  },
  mistakes: {
    empty: 'Please fill this in.',
    tooLong: 'At most 200 characters.',
    line: 'One line of plain words, please.',
    letters:
      'Only small letters a to z, digits and hyphens between them, at most 60, and not -mobile at the end.',
    taken: 'There is a file with this name already. Nothing is written over: choose another.',
    files: 'This draft brings {count} files already, as many as it may.',
  },
  line: 'Line {line}: {message}',
};
