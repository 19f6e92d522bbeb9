import { cleanKey, type KeyFault, keyFault } from './key-faults'
import { isBlock, type KeyType } from './key-rules'

/**
 * How a text holds keys: one a line; several a line with commas or tabs between them; blocks of lines with an empty line
 * between them; or a table with columns at commas, semicolons or tabs, of which one holds the keys, or all do together.
 */
export const KEY_LAYOUTS = [
  'lines',
  'separated',
  'blocks',
  'table_comma',
  'table_semicolon',
  'table_tab',
] as const
export type KeyLayout = (typeof KEY_LAYOUTS)[number]

/** Names of columns of keys as shops and suppliers write them in the languages of the back office, as {@link folded} leaves them. */
const HEADINGS = new Set(
  [
    'key keys code codes serial serials licence license licences licenses keyvalue value values link links url urls number',
    'schlüssel lizenz lizenzen lizenzschlüssel produktschlüssel aktivierungsschlüssel aktivierungscode seriennummer seriennummern freischaltcode lizenzcode schlüsselwert produktcode lizenznummer',
    'clave claves clé clés licencia licencias licence licences código códigos enlace lien liens serie',
    'キー ライセンス ライセンスキー プロダクトキー シリアル シリアルキー シリアル番号 シリアルナンバー コード アクティベーションコード ダウンロードリンク',
    '密钥 激活码 许可证 许可证密钥 许可密钥 序列号 产品密钥 注册码 兑换码 卡密 代码 下载链接',
  ]
    .join(' ')
    .split(' ')
    .map(folded),
)
const HEADING_PHRASES = [
  /^(?:product|licen[cs]e|activation|serial|software|cd|game|steam|download|key|registration) ?(?:keys?|codes?|numbers?|serials?|links?|urls?|values?)$/,
  /^(?:clave|codigo|numero) de (?:la |el )?(?:licencia|producto|activacion|serie|registro)$|^enlace de descarga$/,
  /^(?:cle|code|numero) (?:de |du |d )?(?:licence|produit|activation|serie|logiciel)$|^lien de telechargement$/,
]

/** A heading's words: small letters without accents, without other signs. */
function folded(cell: string): string {
  return cell
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Whether a cell is the name of a column of keys. */
export function namesKeys(cell: string): boolean {
  const name = folded(cell)
  return HEADINGS.has(name) || HEADING_PHRASES.some((phrase) => phrase.test(name))
}

/** What a text is made of: `AB12-C3` is `L2N2-L1N1`. Keys of a kind have one shape. */
const shapeOf = (text: string): string =>
  text.replace(/\p{L}+|\p{N}+/gu, (run) => `${/^\p{L}/u.test(run) ? 'L' : 'N'}${run.length}`)

/** The lengths of its groups, whatever they are made of: keys of a kind mix letters and digits anew. */
const frameOf = (text: string): string =>
  text.replace(/[\p{L}\p{N}]+/gu, (run) => String([...run].length))

/** The cells of a line; what stands in quotes is one. */
function cellsOf(line: string, separator: string): string[] {
  const cells = ['']
  let isQuoted = false
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === separator && !isQuoted) cells.push('')
    else cells.push(`${cells.pop() ?? ''}${sign}`)
  }
  return cells.map((cell) => cell.trim())
}

const TABLES = [
  ['table_tab', '\t'],
  ['table_semicolon', ';'],
  ['table_comma', ','],
] as const satisfies readonly (readonly [KeyLayout, string])[]

/** The first line of a licence file. */
const BEGINNING = /^-----BEGIN /m

/** How far a text is looked at to find out how it holds keys. */
const LOOKED_AT = 200

/** The layout that a text most likely has; whoever adds the keys sees what comes of it, and may choose another. */
export function likelyLayout(text: string): KeyLayout {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, LOOKED_AT)
  const declared = /^sep=([,;\t])$/i.exec(lines[0] ?? '')?.[1]
  if (declared) return TABLES.find(([, separator]) => separator === declared)?.[0] ?? 'lines'
  if (BEGINNING.test(text)) return 'blocks'
  for (const [layout, separator] of TABLES) {
    const rows = lines.map((line) => cellsOf(line, separator))
    const width = rows[0]?.length ?? 0
    const isEven = width > 1 && rows.every(({ length }) => length === width)
    if (isEven && lines.length > 1 && (layout === 'table_tab' || rows[0]?.some(namesKeys)))
      return layout
  }
  return areSeparatedKeys(lines) ? 'separated' : 'lines'
}

/** Several texts in quotes. */
const QUOTED = /^"(?:[^"]|"")+"(?:\s*[,\t]\s*"(?:[^"]|"")+")+[,\s]*$/

/** Whether what stands between commas and tabs is alike as keys of a kind are, or in quotes all through. */
function areSeparatedKeys(lines: readonly string[]): boolean {
  if (lines.length > 0 && lines.every((line) => QUOTED.test(line))) return true
  const raw = lines.flatMap((line) => line.split(/[,\t]/).map((piece) => piece.trim()))
  const pieces = raw.filter((piece) => piece !== '')
  if (pieces.length < 2 || raw.length === lines.length) return false
  const [first = '', ...others] = pieces
  const isKey = /^[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*$/u
  return (
    pieces.every((piece) => isKey.test(piece) && /[-\p{N}]/u.test(piece)) &&
    others.every((piece) => frameOf(piece) === frameOf(first))
  )
}

/** The blocks of a text: what stands between empty lines, and between the first lines of licence files. */
export const blocksOf = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n(?:[^\S\n]*\n)+|\n(?=-----BEGIN )/)
    .filter((block) => block.trim() !== '')

/** What the parser of tables is to take for the end of a cell; in `lines` nothing is one. */
export const DELIMITERS: Readonly<Record<Exclude<KeyLayout, 'blocks'>, readonly string[]>> = {
  lines: ['\u0000'],
  separated: [',', '\t'],
  table_comma: [','],
  table_semicolon: [';'],
  table_tab: ['\t'],
}

/** The column that stands for all of them: a key is what a row says, each cell on a line of its own. */
export const ALL_COLUMNS = -1

/** Rows as they were parsed, as the table that keys are taken from. */
export type KeyTable = { rows: string[][]; hasHeading: boolean; column: number; width: number }

/**
 * The table of a text, with the answers to whether its first line is a heading and which column holds the keys.
 *
 * @param parsed cells of the text; those of `separated` become rows of one cell
 */
export function keyTable(parsed: readonly string[][], layout: KeyLayout): KeyTable {
  const declares = /^sep=/i.test(parsed[0]?.join('') ?? '')
  const given = declares ? parsed.slice(1) : [...parsed]
  const rows = layout === 'separated' ? given.flatMap((row) => row.map((cell) => [cell])) : given
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0)
  const hasHeading = layout !== 'blocks' && isHeading(rows)
  const named = hasHeading ? (filled(rows)[0]?.findIndex(namesKeys) ?? -1) : -1
  return { rows, width, hasHeading, column: named === -1 ? likelyColumn(rows, width) : named }
}

const filled = (rows: readonly string[][]): string[][] =>
  rows.filter((row) => row.some((cell) => cell.trim() !== ''))

/** A line shaped like its neighbours is none, whatever it says. */
function isHeading(rows: readonly string[][]): boolean {
  const [first, ...others] = filled(rows).slice(0, LOOKED_AT)
  if (!first) return false
  return first.some((cell, column) => {
    const below = others.map((row) => row[column]?.trim() ?? '').filter((each) => each !== '')
    const name = cell.trim()
    if (below.some((each) => shapeOf(each) === shapeOf(name))) return false
    if (namesKeys(name)) return true
    // Words above a column of which each has digits.
    const isWords = /^[\p{L}\p{M}\s'’.-]+$/u.test(name) && !/^\p{Lu}+(?:-\p{Lu}+)*$/u.test(name)
    return isWords && below.length > 1 && below.every((each) => /\p{N}/u.test(each))
  })
}

/** The column whose cells differ most from one another and mix letters and digits most. */
function likelyColumn(rows: readonly string[][], width: number): number {
  const some = filled(rows).slice(0, LOOKED_AT)
  let best = { column: 0, score: -1 }
  for (let column = 0; column < width; column++) {
    const cells = some.map((row) => row[column]?.trim() ?? '')
    const keyLike = cells.filter(
      (cell) => /\p{L}/u.test(cell) && /\p{N}/u.test(cell) && !/[\s@]/.test(cell),
    )
    const score = new Set(keyLike).size + new Set(cells).size / (some.length + 1)
    if (score > best.score) best = { column, score }
  }
  return best.column
}

/** What is odd about a key, and may be right: whoever adds it looks at it. */
type KeyOddity = 'short' | 'cut_off' | 'unlike_others'

/** Keys as they will be stored, with the lines that are refused and those that are odd; lines count from 1. */
export type KeyList = {
  keys: string[]
  blank: number
  refused: { line: number; fault: KeyFault }[]
  odd: { line: number; key: string; oddity: KeyOddity }[]
}

/** Fewer characters are hardly a key. */
const SHORT = 5
/** How many of a hundred keys must be alike before another one is unlike them. */
const MOSTLY = 90

/** A row as a block, each cell with the name of its column. */
const wholeRow = (row: readonly string[], names: readonly string[]): string =>
  row
    .map(cleanKey)
    .map((cell, column) =>
      cell && names[column]?.trim() ? `${names[column]?.trim()}: ${cell}` : cell,
    )
    .filter((cell) => cell !== '')
    .join('\n')

/** The keys of a column. @param isBlocks whether they may have several lines */
export function keysOf(
  { rows, hasHeading, column }: Pick<KeyTable, 'rows' | 'hasHeading' | 'column'>,
  type: KeyType,
  isBlocks = false,
): KeyList {
  const heading = hasHeading ? rows.findIndex((row) => row.some((cell) => cell.trim() !== '')) : -1
  const found: { line: number; key: string }[] = []
  const list: KeyList = { keys: [], blank: 0, refused: [], odd: [] }
  const names = rows[heading] ?? []
  for (const [index, row] of rows.entries()) {
    if (index <= heading) continue
    const line = index + 1
    const key = column === ALL_COLUMNS ? wholeRow(row, names) : cleanKey(row[column] ?? '')
    const fault = key === '' ? null : keyFault(key, type, isBlocks || column === ALL_COLUMNS)
    if (key === '') list.blank++
    else if (fault) list.refused.push({ line, fault })
    else found.push({ line, key })
  }
  const frames = new Map<string, number>()
  for (const { key } of found) frames.set(frameOf(key), (frames.get(frameOf(key)) ?? 0) + 1)
  const common = [...frames.values()].reduce((most, count) => Math.max(most, count), 0)
  const isUniform = found.length >= 5 && common * 100 >= found.length * MOSTLY
  for (const { line, key } of found) {
    list.keys.push(key)
    const isUnlike = isUniform && !isBlock(key) && frames.get(frameOf(key)) !== common
    const oddity = oddityOf(key) ?? (isUnlike ? 'unlike_others' : null)
    if (oddity) list.odd.push({ line, key, oddity })
  }
  return list
}

/** @param key as cleanKey leaves it, not empty */
export function oddityOf(key: string): KeyOddity | null {
  if (/(?:…|\.\.\.)$/.test(key) || (/[-_]$/.test(key) && !isBlock(key))) return 'cut_off'
  return [...key].length < SHORT ? 'short' : null
}
