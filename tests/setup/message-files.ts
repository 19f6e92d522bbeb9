import { readFileSync } from 'node:fs'
import { IntlMessageFormat } from 'intl-messageformat'
import type { AbstractIntlMessages } from 'next-intl'

/** All texts of a file of messages by their dotted key. */
export function textsOf(messages: AbstractIntlMessages, path: string[] = []): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[[...path, key].join('.'), value] satisfies [string, string]]
      : textsOf(value, [...path, key]),
  )
}

/** The texts of a file, as they are written. */
export const fileOfTexts = (path: string): AbstractIntlMessages =>
  JSON.parse(readFileSync(path, 'utf8'))

type Element = ReturnType<IntlMessageFormat['getAst']>[number]

const within = (element: Element): Element[] => [
  ...('children' in element ? element.children : []),
  ...('options' in element ? Object.values(element.options).flatMap(({ value }) => value) : []),
]

const allElements = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => [element, ...allElements(within(element))])

/** The forms that each plural of a message has, such as `=1` and `other`. */
export const pluralsOf = (text: string, locale: string): string[][] =>
  text.includes('plural')
    ? allElements(new IntlMessageFormat(text, locale).getAst()).flatMap((element) =>
        'pluralType' in element ? [Object.keys(element.options)] : [],
      )
    : []

/** Whether a number sign within a plural is not filled in, as in a `select` inside it: the reader would see "#". */
export const leavesNumberSign = (text: string, locale: string): boolean =>
  /plural.*#/s.test(text) &&
  allElements(new IntlMessageFormat(text, locale).getAst())
    .filter((element) => 'pluralType' in element)
    .some((plural) =>
      // 0 is plain text.
      allElements(within(plural)).some(
        (element) => element.type === 0 && 'value' in element && element.value.includes('#'),
      ),
    )

/** A message without its names, tags and keywords. */
export const spokenOf = (text: string): string =>
  text.replaceAll(/\{\w+, (plural|select),|\{\w+\}|<\/?\w+>/g, ' ')

/** The names that a message fills in, such as `{count}`, and its tags. */
export function argumentsOf(text: string, locale: string): string[] {
  // Most texts fill in nothing, and reading thousands of them takes its time.
  if (!/[{<]/.test(text)) return []
  const names = allElements(new IntlMessageFormat(text, locale).getAst()).flatMap((element) =>
    // 0 is plain text; the number sign of a plural has no value.
    element.type !== 0 && 'value' in element ? [element.value] : [],
  )
  return [...new Set(names)].sort()
}
