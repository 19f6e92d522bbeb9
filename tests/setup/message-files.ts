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

/** The names that a message fills in, such as `{count}`, and its tags. */
export function argumentsOf(text: string, locale: string): string[] {
  const names = new Set<string>()
  JSON.stringify(new IntlMessageFormat(text, locale).getAst(), (key, value: unknown) => {
    const element = value as { type?: number; value?: unknown } | null
    // 0 is plain text, 7 the number sign of a plural.
    if (element && typeof element === 'object' && typeof element.type === 'number')
      if (element.type !== 0 && element.type !== 7 && typeof element.value === 'string')
        names.add(element.value)
    return key === 'location' ? undefined : value
  })
  return [...names].sort()
}
