import { describe, expect, it } from '@jest/globals'
import { emailSchema, lineSchema, paragraphsSchema } from './text-schemas'

const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

describe('a line', () => {
  const line = lineSchema('name', 10)

  it('is trimmed', () => expect(line.parse('  Ada  ')).toBe('Ada'))

  it.each([
    'Ada\nBcc: eve@evil.example',
    'A\rda',
    'A\0da',
    'A\u0085da',
    'A\ud800',
    'x'.repeat(11),
    5,
    null,
  ])('is not %j', (value) => expect(accepts(line, value)).toBe(false))
})

describe('paragraphs', () => {
  const paragraphs = paragraphsSchema('message', 20)

  it('keep their line breaks', () => expect(paragraphs.parse('one\n\ntwo')).toBe('one\n\ntwo'))

  it.each(['a\0b', 'a\u001bb', '\udc00b', 'x'.repeat(21)])('are not %j', (value) =>
    expect(accepts(paragraphs, value)).toBe(false),
  )
})

describe('an e-mail address', () => {
  it.each(['ada@buyer.example', ' ada+keys@buyer.example '])('is %j', (value) =>
    expect(emailSchema.parse(value)).toBe(value.trim()),
  )

  it('is taken in the form that it is mailed to', () => {
    expect(emailSchema.parse(' r&d@müller.example ')).toBe('r&d@xn--mller-kva.example')
    expect(accepts(emailSchema, `ada@${'ü.'.repeat(100)}example`)).toBe(false)
  })

  it.each([
    'ada@buyer.example\nBcc: eve@evil.example',
    `${'x'.repeat(250)}@b.example`,
    `ada@${'ü.'.repeat(100)}example`,
    'ada',
    undefined,
  ])('says one thing of what is none: %j', (value) => {
    expect(emailSchema.safeParse(value).error?.issues).toHaveLength(1)
  })

  it.each(['ada', 'ada@', 'ada@buyer.example\nBcc: eve@evil.example', 'a, b@c.example', ''])(
    'is not %j',
    (value) => expect(accepts(emailSchema, value)).toBe(false),
  )
})
