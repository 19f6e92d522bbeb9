import { Mark, Node } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'

const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
})

/** A picture of the store, on a line of its own. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: attribute('src'),
    alt: attribute('alt'),
    title: attribute('title'),
    width: attribute('width'),
    height: attribute('height'),
  }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/** Code within a text may be a link or bold as well. */
const InlineCode = Mark.create({
  name: 'code',
  code: true,
  exitable: true,
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: ({ HTMLAttributes }) => ['code', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-e': () => this.editor.commands.toggleMark(this.name) }
  },
})

/** Marks that the toolbar does not offer but that are preserved. */
const PASS_THROUGH_MARKS = [
  'abbr',
  'cite',
  'kbd',
  'mark',
  'q',
  'samp',
  'small',
  'sub',
  'sup',
  'var',
].map((tag) =>
  Mark.create({
    name: tag,
    addAttributes: () => ({ title: attribute('title') }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  }),
)

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
})

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const cell = (name: string, tag: string) =>
  Node.create({
    name,
    content: 'inline*',
    isolating: true,
    addAttributes: () => ({
      colspan: attribute('colspan'),
      rowspan: attribute('rowspan'),
      ...(tag === 'th' && { scope: attribute('scope') }),
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      // A cell is no paragraph that could be split in two.
      const breakLine = () => this.editor.isActive(this.name) && this.editor.commands.setHardBreak()
      return { Enter: breakLine }
    },
  })

/** The visual editor's schema. */
export const EXTENSIONS = [
  StarterKit.configure({
    code: false,
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
    trailingNode: false,
  }),
  InlineCode,
  ...PASS_THROUGH_MARKS,
  Picture,
  Table,
  TableRow,
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
]
