import { howToBuy, MCP_TEXT, READING_RULES } from '@/content/agents'
import type { Category } from '@/lib/catalog/contracts'
import { CURRENCY_PARAMETER } from '@/lib/i18n/browser-storage.mjs'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import { currencyInWords } from '@/lib/i18n/display-names'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { MCP_PATH, OPEN_CALLS } from './open-data'
import { plainText } from './plain-text'

type LlmsPage = { path: string; title: string; description: string }

export type LlmsDetails = {
  storeName: string
  storeDescription: string
  supportEmail: string
  siteUrl: string
  /** What is charged, the store's own currency first. */
  currencies: readonly CurrencyCode[]
  /** Those that are shown, main ones and their subcategories. */
  categories: readonly Pick<Category, 'id' | 'parentId' | 'name' | 'slug' | 'description'>[]
  pages: readonly LlmsPage[]
  /** The feeds that are switched on. */
  feeds: readonly { name: string; path: string }[]
  /** Whether programs that speak MCP are answered. */
  shoppingAgents: boolean
  /** The languages that the store speaks besides English. */
  languages: readonly string[]
}

const MAX_NAME = 200
const MAX_DESCRIPTION = 300

/** A text of the owner's on one line of Markdown, where it can't become anything but text. */
const inline = (text: string, max: number) =>
  plainText(text, max).replace(/[\\`*_[\]<>#|]/g, (sign) => `\\${sign}`)

/** What /llms.txt says: the store for programs that read it, as https://llmstxt.org has it. */
export function llmsText(details: LlmsDetails): string {
  const { storeName, storeDescription, supportEmail, siteUrl, categories, pages, feeds } = details
  const { currencies } = details
  const others = currencies.slice(1).map((code) => `\`?${CURRENCY_PARAMETER}=${code}\``)
  const address = (path: string) => `${siteUrl}${path}`
  const link = (name: string, path: string, text: string) => {
    const said = inline(text, MAX_DESCRIPTION)
    return `- [${inline(name, MAX_NAME)}](${address(path)})${said && `: ${said}`}`
  }
  const categoryLines = categories
    .filter(({ parentId }) => parentId === null)
    .flatMap((main) => [
      link(main.name, `/category/${main.slug}`, main.description),
      ...categories
        .filter(({ parentId }) => parentId === main.id)
        .map((sub) => `  ${link(sub.name, `/category/${sub.slug}`, sub.description)}`),
    ])
  const list = (entries: readonly string[]) => entries.map((entry) => `- ${entry}`)
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines]
  return [
    `# ${inline(storeName, MAX_NAME)}`,
    '',
    `> ${inline(storeDescription, MAX_DESCRIPTION * 2)}`,
    ...section('What is sold', categoryLines),
    ...section('How to buy', [
      ...list(howToBuy(currencies.map((code) => currencyInWords(code, DEFAULT_LOCALE)))),
      `- Questions: ${inline(supportEmail, MAX_NAME)}`,
    ]),
    ...section('Data', [
      ...OPEN_CALLS.map((call) => `- ${address(call.address)}: ${call.text}`),
      ...(details.shoppingAgents ? [`- ${address(MCP_PATH)}: ${MCP_TEXT}`] : []),
      ...list(READING_RULES),
    ]),
    ...section('Feeds of all products', [
      ...feeds.map(({ name, path }) => `- ${address(path)}: as ${name} takes it`),
      ...(feeds.length > 0 && others.length > 0
        ? [`- ${others.join(', ')} behind an address: with the prices in that currency`]
        : []),
    ]),
    ...section(
      'Pages',
      pages.map(({ path, title, description }) => link(title, path, description)),
    ),
    ...section('Languages', [
      `- English is at the addresses above. ${details.languages
        .map((code) => `\`/${code}\``)
        .join(', ')} before a page’s path lead to the same page in another language.`,
    ]),
    '',
  ].join('\n')
}
