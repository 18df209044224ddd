import type { CDPSession, Page, Protocol } from 'puppeteer-core';
import { testSite } from '#tests/test-site.ts';

type Node = Protocol.Accessibility.AXNode;
type Line = { depth: number; text: string };
/** What a page's markup and styles say about an element that its accessibility node does not. */
type Source = { display: string; isAfterSpace: boolean; attributes: ReadonlyMap<string, string> };

/** Roles that screen readers do not announce if they have no name. */
const SILENT = ['generic', 'none', 'group', 'rowgroup', 'paragraph', 'strong', 'emphasis', 'mark', 'time', 'code']; // prettier-ignore
/** Roles that are part of another element's name, or of no use to screen readers. */
const PART_OF_A_NAME = ['LabelText', 'Legend', 'caption', 'InlineTextBox', 'ListMarker'];
/** Roles that are announced by name, whatever they contain. */
const NAMED_BY_CONTENT = [
  ...['heading', 'link', 'button', 'radio', 'checkbox', 'option', 'term', 'img', 'image'],
  ...['DisclosureTriangle', 'Iframe', 'combobox', 'searchbox', 'textbox', 'slider'],
];
/** Roles that can be pressed or filled in, which are announced in a cell as well. */
const CONTROLS = ['link', 'button', 'radio', 'checkbox', 'DisclosureTriangle', 'combobox'];
/** Roles that are announced under another name. */
const NAMES: Readonly<Record<string, string>> = {
  DescriptionList: 'description list',
  DisclosureTriangle: 'disclosure',
  Figcaption: 'caption',
  Iframe: 'frame',
};
/** States that are announced if they apply, in the order in which they are announced. */
const STATES = ['level', 'checked', 'pressed', 'expanded', 'selected', 'disabled', 'invalid', 'busy', 'focused']; // prettier-ignore
/** What is announced if a state could apply and does not. */
const OFF: Readonly<Record<string, string[]>> = {
  expanded: ['collapsed'],
  pressed: ['not pressed'],
};

/**
 * What a screen reader announces on the page, or in what `within` matches, from the first line to the last: landmarks,
 * headings, links, controls with their states, texts. Derived from the browser's accessibility tree.
 */
export async function spoken(page: Page, within = 'body'): Promise<string> {
  // A frame announces a moment later that it has loaded.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-state=loaded] [role=status]')].every(
      (status) => status.innerText.trim() !== '' || !status.checkVisibility(),
    ),
  );
  const session = await page.createCDPSession();
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const { sources, root } = await sourcesOf(session, page, within);
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const start = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === root);
    if (!start) throw new Error(`Nobody hears of ${within}`);
    const reader = new Reader(byId, sources);
    return withoutPorts(`${reader.read(start)}\n`);
  } finally {
    await session.detach();
  }
}

/** Replaces hosts, whose ports TEST_PORT chooses, with names. */
function withoutPorts(text: string): string {
  const { siteOrigin, connectOrigin, frameHosts } = testSite.env;
  const hosts = { site: [siteOrigin], 'purchase pages': [connectOrigin], further: frameHosts };
  return Object.entries(hosts)
    .flatMap(([name, origins]) => origins.map((origin) => ({ name, host: new URL(origin).host })))
    .reduce((all, { name, host }) => all.replaceAll(host, `{${name} host}`), text);
}

/** Styles and attributes by the id that both trees share, in one request, and the id of `within`. */
async function sourcesOf(session: CDPSession, page: Page, within: string) {
  const mark = 'data-heard-from';
  await page.$eval(within, (element, name) => element.setAttribute(name, ''), mark);
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', {
    computedStyles: ['display'],
  });
  await page.$eval(within, (element, name) => element.removeAttribute(name), mark);
  const sources = new Map<number, Source>();
  let root = -1;
  for (const { nodes, layout } of documents) {
    const displays = new Map(
      layout.nodeIndex.map((node, index) => [node, strings[layout.styles[index]?.[0] ?? -1] ?? '']),
    );
    // The accessibility tree leaves out texts that are only spaces.
    let isAfterSpace = false;
    nodes.backendNodeId?.forEach((id, index) => {
      const words = (nodes.attributes?.[index] ?? []).map((word) => strings[word] ?? '');
      const attributes = new Map(
        words.flatMap((word, place) => (place % 2 === 0 ? [[word, words[place + 1] ?? '']] : [])),
      );
      if (attributes.has(mark)) root = id;
      const text = strings[nodes.nodeValue?.[index] ?? -1] ?? '';
      sources.set(id, { display: displays.get(index) ?? 'inline', isAfterSpace, attributes });
      if (nodes.nodeType?.[index] === TEXT_NODE) isAfterSpace = /^\s+$/.test(text);
    });
  }
  return { sources, root };
}

/** The DOM's constant, which Node.js does not have. */
const TEXT_NODE = 3;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const nameOf = ({ name }: Node) => oneLine(String(name?.value ?? ''));
const roleOf = ({ role }: Node) => String(role?.value ?? '');

/** Walks the accessibility tree and collects the words that share a line. */
class Reader {
  readonly #byId: ReadonlyMap<string, Node>;
  readonly #sources: ReadonlyMap<number, Source>;
  #lines: Line[] = [];
  #words = '';

  constructor(byId: ReadonlyMap<string, Node>, sources: ReadonlyMap<number, Source>) {
    this.#byId = byId;
    this.#sources = sources;
  }

  read(start: Node): string {
    this.#go(start, 0);
    this.#endLine(0);
    return this.#lines.map(({ depth, text }) => `${'  '.repeat(depth)}${text}`).join('\n');
  }

  #childrenOf({ childIds = [] }: Node): Node[] {
    return childIds.flatMap((id) => this.#byId.get(id) ?? []);
  }

  #sourceOf({ backendDOMNodeId }: Node): Source | undefined {
    return this.#sources.get(backendDOMNodeId ?? -1);
  }

  #textOf(node: Node): string {
    return `${this.#sourceOf(node)?.isAfterSpace ? ' ' : ''}${String(node.name?.value ?? '')}`;
  }

  #endLine(depth: number): void {
    const text = oneLine(this.#words);
    this.#words = '';
    if (text !== '') this.#lines.push({ depth, text });
  }

  #go(node: Node, depth: number): void {
    const role = roleOf(node);
    if (PART_OF_A_NAME.includes(role)) {
      this.#goToControls(node, depth);
      return;
    }
    if (role === 'StaticText') {
      this.#words += this.#textOf(node);
      return;
    }
    const name = nameOf(node);
    const isSilent = node.ignored || (SILENT.includes(role) && name === '');
    const display = this.#sourceOf(node)?.display ?? 'inline';
    if (isSilent) {
      const isBlock = !/^(inline|contents|none)/.test(display);
      if (isBlock) this.#endLine(depth);
      else if (display !== 'inline') this.#words += ' ';
      for (const child of this.#childrenOf(node)) this.#go(child, depth);
      if (isBlock) this.#endLine(depth);
      else if (display !== 'inline') this.#words += ' ';
      return;
    }
    this.#endLine(depth);
    if (role === 'row') {
      const cells = this.#childrenOf(node)
        .filter(({ ignored }) => !ignored)
        .map((cell) => oneLine(this.#wordsOf(cell)));
      this.#lines.push({ depth, text: `row: ${cells.join(' | ')}` });
      return;
    }
    const said = [NAMES[role] ?? role, ...this.#statesOf(node)].join(' ');
    const description = oneLine(String(node.description?.value ?? ''));
    const words = [name, description && `(${description})`].filter(Boolean).join(' ');
    const line = { depth, text: words === '' ? said : `${said}: ${words}` };
    this.#lines.push(line);
    if (NAMED_BY_CONTENT.includes(role)) return;
    const first = this.#lines.length;
    for (const child of this.#childrenOf(node)) this.#go(child, depth + 1);
    this.#endLine(depth + 1);
    const inside = this.#lines
      .slice(first)
      .filter(({ text }) => role !== 'table' || !name.includes(text));
    this.#lines.length = first;
    const [only, ...others] = inside;
    if (only && others.length === 0 && words === '') line.text = `${said}: ${only.text}`;
    else this.#lines.push(...inside);
  }

  /** The words of a label are the name of its control, which announces them. */
  #goToControls(node: Node, depth: number): void {
    for (const child of this.#childrenOf(node)) {
      if (NAMED_BY_CONTENT.includes(roleOf(child))) this.#go(child, depth);
      else this.#goToControls(child, depth);
    }
  }

  /** The words of a cell, with the roles of its controls. */
  #wordsOf(node: Node): string {
    const role = roleOf(node);
    if (role === 'StaticText') return this.#textOf(node);
    if (!node.ignored && CONTROLS.includes(role)) return ` [${role} ${nameOf(node)}] `;
    const words = this.#childrenOf(node)
      .map((child) => this.#wordsOf(child))
      .join('');
    return this.#sourceOf(node)?.display === 'inline' ? words : ` ${words} `;
  }

  #statesOf(node: Node): string[] {
    const role = roleOf(node);
    const attributes = this.#sourceOf(node)?.attributes;
    const property = (state: string) =>
      (node.properties?.find(({ name }) => name === state)?.value.value ?? false) as
        string | number | boolean;
    const states = STATES.flatMap((state) => {
      const value = property(state);
      const has = node.properties?.some(({ name }) => name === state);
      if (value === false || value === 'false') return has ? (OFF[state] ?? []) : [];
      if (state === 'level') return role === 'heading' ? [String(value)] : [];
      return [value === true || value === 'true' ? state : `${state} ${value}`];
    });
    const current = attributes?.get('aria-current');
    if (current) states.push(`current ${current}`);
    const opens = attributes?.get('aria-haspopup');
    if (opens) states.push(`opens ${opens}`);
    // Chromium 156 also reports the number of a slider as its text.
    const value = attributes?.get('aria-valuetext') ?? String(node.value?.value ?? '');
    if (value !== '' && ['combobox', 'slider', 'searchbox', 'textbox'].includes(role))
      states.push(`"${value}"`);
    return states;
  }
}
