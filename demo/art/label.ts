import type { Product } from './types'

interface Label {
  readonly title: string
  readonly detail: string
  readonly publisher: string
}

/** Makers whose products have their own name, so that the maker above it is enough. */
const OWN_NAMES = ['Microsoft', 'Adobe', 'CyberLink']

const SYSTEM = '(?:PC|Mac|Windows)'
const TAIL = new RegExp(
  `^(.{5,}?)(?:\\s+[–—-]\\s+|\\s*:\\s+|\\s+\\(|,\\s+|\\s+(?=for ${SYSTEM}(?: (?:or|and) ${SYSTEM})?(?:$|,| \\d))|` +
    `\\s+(?=\\d+-(?:Year|Month)\\b)|\\s+(?=with\\b)|\\s+(?=Federal E-File\\b))(.+)$`,
)

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Splits a catalogue name into the large line of a box and the small line below it. */
export function label({ name, publisher, version }: Product): Label {
  const [, head = name, tail = ''] = TAIL.exec(name) ?? []
  const rest =
    OWN_NAMES.includes(publisher) && head.startsWith(`${publisher} `)
      ? head.slice(publisher.length + 1)
      : head
  // "365 Family" alone would no longer identify the product.
  const title = /^[a-z]/i.test(rest) ? rest : head
  const said = ` ${plain(name)} `
  const known =
    /^current$/i.test(version) ||
    plain(version)
      .split(' ')
      .every((word) => said.includes(` ${word} `))
  const number = /^(?!20\d\d$)v?(\d+(?:\.\d+)*(?:H\d)?)$/i.exec(version)
  const edition = known ? '' : number === null ? version : `Version ${number[1] ?? version}`
  const detail = tail
    .replace(/[()]/g, '')
    .replace(/^for /, 'For ')
    .replace(/^with /, 'With ')
  return { title, detail: [detail, edition].filter((part) => part !== '').join(' · '), publisher }
}
