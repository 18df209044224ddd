import type { CDPSession, Page, Protocol } from 'puppeteer-core';
import { content } from '#features/navigation/content.ts';

type Node = Protocol.Accessibility.AXNode;
type Attributes = ReadonlyMap<string, string>;

/** What a screen reader announces of an element: text has the role `text` and no name. */
export type AriaNode = {
  role: string;
  states: readonly string[];
  name: string;
  description: string;
  /** Whether the name is text of the page rather than the label of a control. */
  isContent: boolean;
  children: readonly AriaNode[];
};

/** Roles that screen readers do not announce if they have no name. */
const SILENT = ['generic', 'none', 'group', 'rowgroup', 'paragraph', 'strong', 'emphasis', 'mark', 'time', 'code']; // prettier-ignore
/** Roles that are part of another element's name, or of no use to screen readers; a control may be inside. */
const PART_OF_A_NAME = ['LabelText', 'Legend', 'caption', 'InlineTextBox', 'ListMarker'];
/** Roles whose content is their name; a link may be inside. */
const NAMED_BY_CONTENT = ['heading', 'term'];
/** Roles that are announced by name, whatever they contain. */
const LEAVES = [
  ...['link', 'button', 'radio', 'checkbox', 'option', 'combobox', 'searchbox', 'textbox'],
  ...['slider', 'DisclosureTriangle', 'Iframe', 'img', 'image'],
];
/** Roles that are announced under another name. */
const ROLES: Readonly<Record<string, string>> = {
  DescriptionList: 'description list',
  DisclosureTriangle: 'disclosure',
  Figcaption: 'caption',
  Iframe: 'frame',
};
/** States that are announced if they apply, in the order in which they are announced. */
const STATES = ['level', 'checked', 'pressed', 'expanded', 'selected', 'disabled', 'invalid', 'busy', 'focused']; // prettier-ignore
/** What is announced if a state could apply and does not. */
const OFF: Readonly<Record<string, string>> = { expanded: 'collapsed', pressed: 'not pressed' };

const TEXT: AriaNode = {
  ...{ role: 'text', states: [], name: '', description: '' },
  ...{ isContent: true, children: [] },
};

/** The browser's accessibility tree below what `within` matches, without what screen readers do not announce. */
export async function ariaTree(page: Page, within: string): Promise<readonly AriaNode[]> {
  // A frame announces a moment later that it has loaded.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-state=loaded] [role=status]')].every(
      (status) => status.innerText.trim() !== '' || !status.checkVisibility(),
    ),
  );
  const session = await page.createCDPSession();
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const element = await page.$(within);
    const root = await element?.backendNodeId();
    const start = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === root);
    if (!start) throw new Error(`Nothing announces ${within}`);
    return new Reader(nodes, await attributesOf(session)).read(start, false);
  } finally {
    await session.detach();
  }
}

/** The attributes of every element, by the id that both trees share. */
async function attributesOf(session: CDPSession): Promise<ReadonlyMap<number, Attributes>> {
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const all = new Map<number, Attributes>();
  const visit = ({ backendNodeId, attributes = [], children = [] }: Protocol.DOM.Node) => {
    const pairs = attributes.flatMap((word, place) =>
      place % 2 === 0 ? [[word, attributes[place + 1] ?? ''] as const] : [],
    );
    all.set(backendNodeId, new Map(pairs));
    children.forEach(visit);
  };
  visit(root);
  return all;
}

const wordsOf = (value?: Protocol.Accessibility.AXValue) =>
  String(value?.value ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

class Reader {
  readonly #byId: ReadonlyMap<string, Node>;
  readonly #attributes: ReadonlyMap<number, Attributes>;

  constructor(nodes: readonly Node[], attributes: ReadonlyMap<number, Attributes>) {
    this.#byId = new Map(nodes.map((node) => [node.nodeId, node]));
    this.#attributes = attributes;
  }

  read(node: Node, isContent: boolean): readonly AriaNode[] {
    const role = wordsOf(node.role);
    const name = wordsOf(node.name);
    if (role === 'StaticText') return name === '' ? [] : [TEXT];
    const attributes = this.#attributes.get(node.backendDOMNodeId ?? -1);
    const isOutlined = isContent || NAMED_BY_CONTENT.includes(role) || attributes?.has('data-section'); // prettier-ignore
    const children = () =>
      (node.childIds ?? []).flatMap((id) => {
        const child = this.#byId.get(id);
        return child ? this.read(child, isOutlined ?? false) : [];
      });
    const withoutText = () => children().filter((child) => child !== TEXT);
    if (PART_OF_A_NAME.includes(role)) return withoutText();
    // The owner puts up a banner for a few days; tests/unit/banner.test.ts covers it.
    if (role === 'complementary' && name === content.banner.name) return [];
    if (node.ignored || (SILENT.includes(role) && name === '')) return children();
    return [
      {
        role: ROLES[role] ?? role,
        states: statesOf(node, role, attributes),
        name,
        description: wordsOf(node.description),
        isContent,
        children: LEAVES.includes(role)
          ? []
          : NAMED_BY_CONTENT.includes(role)
            ? withoutText()
            : children(),
      },
    ];
  }
}

function statesOf(node: Node, role: string, attributes: Attributes | undefined): string[] {
  const states = STATES.flatMap((state) => {
    const property = node.properties?.find(({ name }) => name === state);
    const value = (property?.value.value ?? false) as string | number | boolean;
    if (value === false || value === 'false') return property ? (OFF[state] ?? []) : [];
    if (state === 'level') return role === 'heading' ? [String(value)] : [];
    return [value === true || value === 'true' ? state : `${state} ${value}`];
  });
  const current = attributes?.get('aria-current');
  if (current) states.push(`current ${current}`);
  const opens = attributes?.get('aria-haspopup');
  if (opens) states.push(`opens ${opens}`);
  // Chromium 156 also reports the number of a slider as its text.
  const value = attributes?.get('aria-valuetext') ?? wordsOf(node.value);
  if (value !== '' && ['combobox', 'slider', 'searchbox', 'textbox'].includes(role))
    states.push(`"${value}"`);
  return states;
}
