import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { IntlMessageFormat } from 'intl-messageformat'
import { readArticles } from '@/demo/seed/data'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { fileOfTexts, textsOf } from '@/tests/setup/message-files'

// No text states a figure of its own: promises and figures come from settings, counts, products and content/figures.ts, so
// that two texts cannot contradict each other, nor a store say what its owner never did.

/** Texts whose digits are not the store's to promise, and why. A key stands for all below it. */
const MESSAGES: Readonly<Record<string, readonly string[]>> = {
  'legal citation or period of the law': [
    'withdrawal',
    'supplyConsent',
    'certificate.transfer',
    'accessibility.standardText',
    'statement.guarantee.text',
    'checkout.items.formerPrice.lowest30',
    'checkout.items.formerPriceShort.lowest30',
    'product.formerPrice',
    'mail.newsletter.formerPrice',
  ],
  'said by the setting of support hours': [
    'checkout.summary.support',
    'checkoutPage.receive.support',
    'shell.promiseSupport',
    'productPage.promises.support',
    'home.trust.support',
    'contactPage.channels.allDay',
    'contactPage.hours.note',
    'helpPage.channels.always',
    'helpPage.stats.always',
    'confirmation.next.helpText',
    'checkoutPage.helpText',
    'mail.support',
    'productPage.steps.activate',
    'home.why.helpText',
    'returnsPage.contact.formText',
    'helpPage.lead',
  ],
  'hours of the office, as BUSINESS_HOURS has them': ['helpPage.channels.phoneHours'],
  'limit of a field, or its format': [
    'checkout.customer',
    'checkout.gift.nameInvalid',
    'payment.cvvHint',
    'reviewPage.chooseStars',
    'product.rated',
    'notFound.title',
    'orderDocuments.peppolIdHint',
    'orderDocuments.peppolIdInvalid',
  ],
  'rule of a list, as the code of the list has it': [
    'deals.featured.text',
    'deals.flash.text',
    'ranking.results.equal.text',
    'ranking.reviews',
    'comparePage.metaDescription',
  ],
  'mails to the owner: what the store itself does': ['mail.owner'],
}

/** Only where the language writes with a digit what the others say in a word: by hand within "one business day", and the like. */
const WORDS_IN_DIGITS: readonly string[] = [
  'byHand',
  'confirmation.keys.manual',
  'mail.manual',
  'checkout.reminder.hint',
  'newsletter',
  'alertLinks.confirm.title',
  'ownData.readme.files',
  'mail.newsletter.welcomeMore',
  'mail.review.text',
  'requirementsPage.lead',
  'careersPage',
  'orderAccess.downloads.text',
  'orderStatus.resend.used_up',
  'refundRequest.lead',
  'mail.termReminder.priceToday',
  'comparePage.rows.threeYears',
  'comparePage.cost.note',
  'orderStatus.ended',
  'orderStatus.missing',
  'library.ended',
  'ownData.ended',
  'businessPage.next',
]
/** The languages that do so. */
const WRITING_DIGITS: readonly string[] = ['ja', 'ko']
/** `1つ` is "one": words that count things, and no time or money. */
const JAPANESE_COUNTERS = /\d+\s?(?=[つ通回件点個台人枚])/g

type Ast = ReturnType<IntlMessageFormat['getAst']>
const parse = (text: string): Ast => new IntlMessageFormat(text, 'en').getAst()

/** The digits of a message that are no placeholder, and not the number that its branch is for. */
function ownDigits(elements: Ast, branch?: string): string[] {
  return elements.flatMap((element) => {
    if ('options' in element)
      return Object.entries(element.options).flatMap(([name, { value }]) =>
        ownDigits(value, name.startsWith('=') ? name.slice(1) : branch),
      )
    if ('children' in element) return ownDigits(element.children, branch)
    // 0 is plain text; the others have the name of a placeholder.
    if (element.type !== 0) return []
    return [...element.value.matchAll(/\d[\d.,/]*/g)]
      .map(([digits]) => digits)
      .filter((digits) => digits !== branch)
  })
}

const isListed = (key: string, listed: readonly string[]) =>
  listed.some((one) => key === one || key.startsWith(`${one}.`))

function figuresIn(locale: string, texts: readonly (readonly [string, string])[]): string[] {
  const listed = Object.values(MESSAGES).flat()
  return texts.flatMap(([key, text]) => {
    const read = locale === 'ja' ? text.replace(JAPANESE_COUNTERS, '') : text
    const digits = ownDigits(parse(read))
    if (digits.length === 0 || isListed(key, listed)) return []
    const isWord =
      WRITING_DIGITS.includes(locale) && (isListed(key, WORDS_IN_DIGITS) || key.endsWith('.byHand'))
    return isWord ? [] : [`${key}: ${text}`]
  })
}

describe.each(TRANSLATED_LOCALES)('messages/%s.json', (locale) => {
  it('states no figure of its own', () => {
    expect(figuresIn(locale, textsOf(fileOfTexts(`messages/${locale}.json`)))).toEqual([])
  })
})

it('finds what somebody adds', () => {
  const added = [
    'within 7 days',
    '{count, plural, =1 {1 day} other {7 days}}',
    '<b>96%</b> are happy',
  ]
  const texts = added.map((text, index) => [`page.added${index}`, text] as const)
  expect(figuresIn('en', texts)).toHaveLength(added.length)
  expect(figuresIn('en', [['page.fine', '{count, plural, =1 {1 day} other {# days}}']])).toEqual([])
})

/** A number with what makes it a promise: a time, a share, an amount of money, or "and more". */
const PROMISE =
  /(?:[$€£]\s?\d[\d,.]*|\d[\d.,–-]*\s?(?:%|\+(?!\d)|per cent\b)|\b\d[\d.,–-]*[\s-](?:business\s)?(?:minutes?|hours?|days?|weeks?|months?|years?)\b|\b24\/7\b|\b\d{1,2}\s?(?:AM|PM)\b)/g

/** Phrases of content/ that the store does not promise to shoppers, or that the law says. */
const CONTENT: Readonly<Record<string, readonly RegExp[]>> = {
  'period of the law': [/within 14 days|after 14 days|14 days from/],
  'what the specification says of a step of the form': [/^5 minutes$/],
  'what applicants are offered': [
    /^28 days of paid leave/,
    /^18 weeks/,
    /^\$2,000 a year/,
    /up to 5%/,
  ],
  'lowest price of the law': [/lowest price of the 30 days/],
  'how long what is kept, which no setting changes': [
    /^90 days$/,
    /`library-session`, by which this browser shows your orders for 24 hours/,
    /^Without your confirmation 7 days/,
    /^7 days, or \{keptReminders\}/,
  ],
  'age of the terms': [/at least 18 years old/],
  'one hour in its singular': [/^1 hour$/],
}

const CONTENT_FOLDER = join(process.cwd(), 'content')

const QUOTED = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g

/** The texts of a file: what is written between quotes, with `§` for the places of values. */
const textsOfFile = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .matchAll(QUOTED),
  ].map(([, text, template]) => (text ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, '§'))

const contentFiles = readdirSync(CONTENT_FOLDER).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'system-requirements.ts',
)

describe.each(contentFiles)('content/%s', (name) => {
  it('states no figure of its own', () => {
    const allowed = Object.values(CONTENT).flat()
    const found = textsOfFile(join(CONTENT_FOLDER, name)).filter(
      (text) => new RegExp(PROMISE.source).test(text) && !allowed.some((one) => one.test(text)),
    )
    expect(found).toEqual([])
  })
})

/** What the demo's articles say of publishers, of amounts in an example, and of how to do something. */
const ARTICLES: Readonly<Record<string, readonly string[]>> = {
  'a rule of the publisher': ['every 90 days', 'every 180 days', 'only 180 days'],
  'a term of a licence in general': ['12 months'],
  'an example': ['$', '62 per cent', 'at 8%', 'within 24 hours to cancel'],
}

describe.each(
  readArticles().map(({ slug, title, excerpt, content }) => [
    slug,
    `${title}\n${excerpt}\n${content}`,
  ]),
)('the article %s', (_slug, text) => {
  it('states no promise of the store in figures', () => {
    const allowed = Object.values(ARTICLES).flat()
    const found = [...text.matchAll(PROMISE)]
      .map(({ 0: figure, index }) =>
        text.slice(Math.max(0, index - 20), index + figure.length + 15),
      )
      .filter((found) => !allowed.some((one) => found.includes(one)))
    expect(found).toEqual([])
  })
})
