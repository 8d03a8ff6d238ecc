/** What a drawing may contain: each payload with the words of its refusal. */
interface HostileDrawing {
  /** The payload inside a valid `<svg>`, unless it is a whole file. */
  inner?: string;
  file?: string;
  refusal: string;
}

const SVG = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"';

export const HOSTILE_DRAWINGS: readonly HostileDrawing[] = [
  // Scripts, and other ways to run code.
  { inner: '<script>alert(1)</script>', refusal: 'found <script>' },
  { inner: '<SCRIPT/>', refusal: 'found <SCRIPT>' },
  { inner: '<script/>', refusal: 'found <script>' },
  { inner: '<script href="data:text/javascript,alert(1)"/>', refusal: 'found <script>' },
  { inner: '<handler>alert(1)</handler>', refusal: 'found <handler>' },
  { inner: '<listener event="load"/>', refusal: 'found <listener>' },
  { inner: '<rect onclick="alert(1)"/>', refusal: 'no attribute onclick' },
  { inner: '<rect\nonload="alert(1)"/>', refusal: 'no attribute onload' },
  { inner: '<rect onload = "alert(1)"/>', refusal: 'no attribute onload' },
  { inner: '<g ONLOAD="alert(1)"/>', refusal: 'no attribute ONLOAD' },
  { inner: '<animate attributeName="r" onbegin="alert(1)"/>', refusal: 'no attribute onbegin' },
  { inner: '<rect/onload="alert(1)"/>', refusal: 'read as XML' },
  { inner: '<rect/onload=alert(1)>', refusal: 'read as XML' },
  { inner: '<rect onload=alert(1) />', refusal: 'read as XML' },
  { inner: '<rect x="1"onload="alert(1)"/>', refusal: 'read as XML' },
  // Foreign namespaces, and the SVG namespace under another prefix.
  {
    inner: '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
    refusal: 'found <svg:script>',
  },
  {
    file: `<svg ${SVG} xmlns:s="http://www.w3.org/2000/svg"><s:script/></svg>`,
    refusal: 'found <s:script>',
  },
  { inner: '<s:rect xmlns:s="http://www.w3.org/2000/svg"/>', refusal: 'found <s:rect>' },
  { inner: '<rect xmlns:a="http://a.example/"/>', refusal: 'no attribute xmlns:a' },
  { inner: '<rect xmlns="http://www.w3.org/1999/xhtml"/>', refusal: 'found <rect>' },
  {
    inner: '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>',
    refusal: 'found <script>',
  },
  {
    inner: '<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="https://evil.example"/>',
    refusal: 'found <h:iframe>',
  },
  {
    inner: '<h:embed xmlns:h="http://www.w3.org/1999/xhtml" src="https://evil.example"/>',
    refusal: 'found <h:embed>',
  },
  {
    inner: '<f:foreignObject xmlns:f="http://www.w3.org/2000/svg"><p/></f:foreignObject>',
    refusal: 'found <f:foreignObject>',
  },
  {
    inner: '<s:style xmlns:s="http://www.w3.org/2000/svg">*{fill:red}</s:style>',
    refusal: 'found <s:style>',
  },
  {
    file: `<x:svg xmlns:x="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>`,
    refusal: 'found <x:svg>',
  },
  { file: '<svg viewBox="0 0 9 9"/>', refusal: 'expected <svg xmlns=' },
  {
    file: '<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 9 9"/>',
    refusal: 'expected <svg xmlns=',
  },
  { file: '<html xmlns="http://www.w3.org/1999/xhtml"/>', refusal: 'found <html>' },
  {
    inner: '<e:x xmlns:e="http://www.w3.org/2001/xml-events" e:event="load"/>',
    refusal: 'found <e:x>',
  },
  { inner: '<u:rect/>', refusal: 'read as XML' },
  // Foreign content.
  { inner: '<foreignObject><p/></foreignObject>', refusal: 'found <foreignObject>' },
  { inner: '<foreignobject><p/></foreignobject>', refusal: 'found <foreignobject>' },
  { inner: '<iframe src="javascript:alert(1)"/>', refusal: 'found <iframe>' },
  { inner: '<embed src="x"/>', refusal: 'found <embed>' },
  { inner: '<object data="x"/>', refusal: 'found <object>' },
  { inner: '<audio src="x"/>', refusal: 'found <audio>' },
  { inner: '<video src="x"/>', refusal: 'found <video>' },
  { inner: '<metadata><x/></metadata>', refusal: 'found <metadata>' },
  { inner: '<svg viewBox="0 0 9 9"/>', refusal: 'found <svg>' },
  { inner: '<title>alert(1)</title>', refusal: 'found <title>' },
  // Elements and attributes that load, link or lead away.
  { inner: '<image href="https://evil.example/x.png"/>', refusal: 'found <image>' },
  { inner: '<use href="#a"/>', refusal: 'found <use>' },
  { inner: '<use href="data:image/svg+xml,x#a"/>', refusal: 'found <use>' },
  { inner: '<a href="https://evil.example"><path/></a>', refusal: 'found <a>' },
  { inner: '<feImage href="https://evil.example/x"/>', refusal: 'found <feImage>' },
  { inner: '<filter id="f"/>', refusal: 'found <filter>' },
  { inner: '<path href = "https://evil.example"/>', refusal: 'no attribute href' },
  {
    file: `<svg ${SVG} xmlns:xlink="http://www.w3.org/1999/xlink"><path xlink:href="javascript:alert(1)"/></svg>`,
    refusal: 'no attribute xlink:href',
  },
  { inner: '<path xml:base="https://evil.example/"/>', refusal: 'no attribute xml:base' },
  { inner: '<rect fill="url(https://evil.example/#a)"/>', refusal: 'another value for fill' },
  { inner: '<rect fill="url(#a)"/>', refusal: 'another value for fill' },
  {
    inner: '<rect style="fill:url(https://evil.example/x)"/>',
    refusal: 'found url(https://evil.example/x)',
  },
  { inner: '<rect stroke="image-set(\'x\')"/>', refusal: 'another value for stroke' },
  {
    inner: '<rect clip-path="url(https://evil.example/x#a)"/>',
    refusal: 'another value for clip-path',
  },
  { inner: '<rect clip-path="url(//evil.example#a)"/>', refusal: 'another value for clip-path' },
  { inner: '<rect filter="url(#f)"/>', refusal: 'no attribute filter' },
  { inner: '<rect mask="url(https://evil.example/#m)"/>', refusal: 'no attribute mask' },
  { inner: '<rect cursor="url(https://evil.example/c),auto"/>', refusal: 'no attribute cursor' },
  {
    inner: '<path marker-end="url(https://evil.example/#m)"/>',
    refusal: 'no attribute marker-end',
  },
  {
    inner: '<text font-family="url(https://evil.example)">a</text>',
    refusal: 'another value for font-family',
  },
  // Animations that set values which could not be written directly.
  { inner: '<set attributeName="href" to="javascript:alert(1)"/>', refusal: 'found <set>' },
  { inner: '<set attributeName="onclick" to="alert(1)"/>', refusal: 'found <set>' },
  {
    inner: '<animate attributeName="href" values="javascript:alert(1)"/>',
    refusal: 'another value for attributeName',
  },
  {
    inner: '<animate attributeName="xlink:href" to="x"/>',
    refusal: 'another value for attributeName',
  },
  {
    inner: '<animate attributeName="onclick" to="1"/>',
    refusal: 'another value for attributeName',
  },
  {
    inner: '<animate attributeName="r" values="url(https://evil.example)"/>',
    refusal: 'another value for values',
  },
  { inner: '<animate attributeName="r" begin="click"/>', refusal: 'another value for begin' },
  { inner: '<animate href="#boot" attributeName="r"/>', refusal: 'no attribute href' },
  { inner: '<animateMotion path="M0 0"/>', refusal: 'found <animateMotion>' },
  // Style sheets.
  { inner: '<style>@import "https://evil.example/x.css";</style>', refusal: 'found <style>' },
  { inner: '<style>rect { fill: red }</style><rect/>', refusal: 'found <style>' },
  { inner: '<link rel="stylesheet" href="https://evil.example"/>', refusal: 'found <link>' },
  { inner: '<rect class="evil"/>', refusal: 'no attribute class' },
  { inner: '<rect fill="var(--art-deep)"/>', refusal: 'another value for fill' },
  { inner: '<rect transform="translate(1);fill:url(x)"/>', refusal: 'another value for transform' },
  // Markup around and between the elements.
  { file: `<?xml version="1.0"?><svg ${SVG}></svg>`, refusal: 'take the <?xml … ?> line out' },
  {
    file: `<?xml-stylesheet href="https://evil.example/x.css"?><svg ${SVG}/>`,
    refusal: 'take <?xml-stylesheet',
  },
  { inner: '<?php echo 1 ?>', refusal: 'take <?php' },
  { file: `<!DOCTYPE svg><svg ${SVG}/>`, refusal: 'take <!DOCTYPE' },
  {
    file: `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg ${SVG}><text>&x;</text></svg>`,
    refusal: 'take <!DOCTYPE',
  },
  {
    file: `<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><svg ${SVG}><text>&b;</text></svg>`,
    refusal: 'take <!DOCTYPE',
  },
  { inner: '<text>&x;</text>', refusal: 'read as XML' },
  { inner: '<text>&nbsp;</text>', refusal: 'read as XML' },
  { inner: '<!-- <script>alert(1)</script> -->', refusal: 'take the comment' },
  { inner: '<!--><script>alert(1)</script>-->', refusal: 'take the comment' },
  { inner: '<text><![CDATA[<script>alert(1)</script>]]></text>', refusal: 'take <![CDATA[' },
  { inner: 'alert(1)', refusal: 'words only within <text>' },
  { inner: '<text>a\u202Eb</text>', refusal: 'found U+202E' },
  { inner: '<text>a&#x202e;b</text>', refusal: 'found U+202E' },
  { inner: '<rect id="a b"/>', refusal: 'another value for id' },
  { inner: '<rect x="1" x="2"/>', refusal: 'read as XML' },
  { inner: '<path d="M0 0&#10;javascript:alert(1)"/>', refusal: 'another value for d' },
  { inner: '<rect>', refusal: 'read as XML' },
  { file: `<svg ${SVG}/><script/>`, refusal: 'read as XML' },
  { file: `<svg ${SVG}/>alert(1)`, refusal: 'read as XML' },
  { file: `${'<g>'.repeat(50)}${'</g>'.repeat(50)}`, refusal: 'found <g>' },
  {
    inner: `${'<g>'.repeat(50)}${'</g>'.repeat(50)}`,
    refusal: 'at most 40 elements within each other',
  },
  { file: '<svg width="9" height="9"><rect/></svg>', refusal: 'expected <svg xmlns=' },
  { file: '<svg xmlns="http://www.w3.org/2000/svg"/>', refusal: 'an <svg> with a viewBox' },
  { file: 'a picture', refusal: 'read as XML' },
  { file: '', refusal: 'read as XML' },
  { file: '\u0000', refusal: 'read as XML' },
];

/** The payload as a file that an author would add. */
export function drawingOf({ inner, file }: HostileDrawing): string {
  return file ?? `<svg ${SVG}>${inner}</svg>`;
}
