/** A file that someone may put into `content/media`, and the words of its refusal. */
interface HostileFile {
  place: string;
  bytes: string;
  refusal: string;
}

const PNG = '\x89PNG\r\n\x1a\n';
const JPG = '\xff\xd8\xff\xe0';
const SCRIPT = 'alert(1)';
const PAGE = '<!doctype html><script>alert(1)</script>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"/>';

export const HOSTILE_MEDIA: readonly HostileFile[] = [
  // Kinds of files that no folder allows.
  {
    place: 'infographics/evil.js',
    bytes: SCRIPT,
    refusal: 'ends in .png or .jpg or .webp, found evil.js',
  },
  { place: 'infographics/evil.mjs', bytes: SCRIPT, refusal: 'found evil.mjs' },
  { place: 'infographics/evil.html', bytes: PAGE, refusal: 'found evil.html' },
  { place: 'infographics/evil.htm', bytes: PAGE, refusal: 'found evil.htm' },
  { place: 'infographics/evil.xhtml', bytes: PAGE, refusal: 'found evil.xhtml' },
  { place: 'infographics/evil.svg', bytes: SVG, refusal: 'found evil.svg' },
  { place: 'infographics/evil.svgz', bytes: SVG, refusal: 'found evil.svgz' },
  { place: 'infographics/evil.xml', bytes: SVG, refusal: 'found evil.xml' },
  { place: 'infographics/evil.css', bytes: '*{}', refusal: 'found evil.css' },
  { place: 'infographics/evil.json', bytes: '{}', refusal: 'found evil.json' },
  { place: 'infographics/evil.pdf', bytes: '%PDF-1.7', refusal: 'found evil.pdf' },
  { place: 'infographics/evil.wasm', bytes: '\0asm', refusal: 'found evil.wasm' },
  { place: 'infographics/evil', bytes: PNG, refusal: 'found evil' },
  { place: 'infographics/png', bytes: PNG, refusal: 'found png' },
  { place: 'infographics/evil.PNG', bytes: PNG, refusal: 'found evil.PNG' },
  { place: 'infographics/evil.png.js', bytes: PNG, refusal: 'found evil.png.js' },
  { place: 'infographics/evil.png ', bytes: PNG, refusal: 'found evil.png ' },
  { place: 'infographics/e vil.png', bytes: PNG, refusal: 'a file name of letters' },
  { place: 'infographics/evil%2f.png', bytes: PNG, refusal: 'a file name of letters' },
  { place: 'infographics/evil".png', bytes: PNG, refusal: 'a file name of letters' },
  { place: 'infographics/gnp\u202E.png', bytes: PNG, refusal: 'a file name of letters' },
  // Kinds of files that another folder allows.
  { place: 'posters/evil.png', bytes: PNG, refusal: 'ends in .jpg, found evil.png' },
  { place: 'posters/evil.svg', bytes: SVG, refusal: 'ends in .jpg' },
  { place: 'captions/evil.md', bytes: 'x', refusal: 'ends in .vtt' },
  { place: 'captions/evil.js', bytes: SCRIPT, refusal: 'ends in .vtt' },
  { place: 'video/evil.vtt', bytes: 'WEBVTT', refusal: 'ends in .mp4' },
  { place: 'video/evil.webm', bytes: '\x1aE\xdf\xa3', refusal: 'ends in .mp4' },
  { place: 'audio/evil.html', bytes: PAGE, refusal: 'ends in .mp3 or .m4a' },
  { place: 'art/evil.js', bytes: SCRIPT, refusal: 'ends in .svg' },
  { place: 'art/evil.html', bytes: PAGE, refusal: 'ends in .svg' },
  { place: 'art/evil.png', bytes: PNG, refusal: 'ends in .svg' },
  { place: 'transcripts/evil.html', bytes: PAGE, refusal: 'ends in .md' },
  // Contents that do not match the file's name.
  { place: 'infographics/evil.png', bytes: PAGE, refusal: '(image/png), found other contents' },
  { place: 'infographics/evil.png', bytes: SVG, refusal: 'found other contents' },
  { place: 'infographics/evil.png', bytes: JPG, refusal: 'found other contents' },
  { place: 'infographics/evil.png', bytes: ` ${PNG}`, refusal: 'found other contents' },
  { place: 'infographics/evil.png', bytes: '', refusal: 'found other contents' },
  { place: 'infographics/evil.jpg', bytes: PNG, refusal: 'found other contents' },
  { place: 'infographics/evil.webp', bytes: 'RIFF....AVI ', refusal: 'found other contents' },
  { place: 'infographics/evil.webp', bytes: PAGE, refusal: 'found other contents' },
  { place: 'posters/evil.jpg', bytes: 'a still', refusal: 'found other contents' },
  { place: 'video/evil.mp4', bytes: PAGE, refusal: 'found other contents' },
  { place: 'video/evil.mp4', bytes: '\x1aE\xdf\xa3', refusal: 'found other contents' },
  { place: 'audio/evil.mp3', bytes: PAGE, refusal: 'found other contents' },
  { place: 'audio/evil.mp3', bytes: '\xff\xd8\xff', refusal: 'found other contents' },
  { place: 'audio/evil.m4a', bytes: 'ID3', refusal: 'found other contents' },
  { place: 'captions/evil.vtt', bytes: PAGE, refusal: 'found other contents' },
  { place: 'captions/evil.vtt', bytes: 'WEBVTTX', refusal: 'found other contents' },
  { place: 'captions/evil.vtt', bytes: 'WEBVTT\n\xff\xfe', refusal: 'found other contents' },
  { place: 'transcripts/evil.md', bytes: '\xff\xfe', refusal: 'found other contents' },
  // Places that are not folders for media.
  { place: 'evil.png', bytes: PNG, refusal: 'no file here' },
  { place: 'evil.js', bytes: SCRIPT, refusal: 'no file here' },
  { place: 'scripts/evil.js', bytes: SCRIPT, refusal: 'one of the folders' },
  { place: 'infographics/more/evil.png', bytes: PNG, refusal: 'files here, found a folder' },
  { place: 'constructor/evil.png', bytes: PNG, refusal: 'one of the folders' },
];

/** Valid files of each kind, by their first bytes. */
export const HONEST_MEDIA: ReadonlyArray<{ place: string; bytes: string; type: string }> = [
  { place: 'infographics/steps.png', bytes: `${PNG}rest`, type: 'image/png' },
  { place: 'infographics/steps.jpg', bytes: JPG, type: 'image/jpeg' },
  { place: 'infographics/steps.webp', bytes: 'RIFF\x10\0\0\0WEBPVP8 ', type: 'image/webp' },
  { place: 'posters/film-AVS.jpg', bytes: JPG, type: 'image/jpeg' },
  { place: 'video/film-AVS.mp4', bytes: '\0\0\0\x18ftypisom', type: 'video/mp4' },
  { place: 'audio/talk.mp3', bytes: 'ID3\x04', type: 'audio/mpeg' },
  { place: 'audio/plain.mp3', bytes: '\xff\xfb\x90', type: 'audio/mpeg' },
  { place: 'audio/talk.m4a', bytes: '\0\0\0\x1cftypM4A ', type: 'audio/mp4' },
  { place: 'captions/film-AVS-en.vtt', bytes: 'WEBVTT\n\n', type: 'text/vtt; charset=utf-8' },
  {
    place: 'captions/film-AVS-es.vtt',
    bytes: '\xef\xbb\xbfWEBVTT',
    type: 'text/vtt; charset=utf-8',
  },
];
