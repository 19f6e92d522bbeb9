import { describe, expect, it } from '@jest/globals'
import { asciiEmail, isEmailAddress, searchedEmail } from './email-address'
import { shownEmail } from './shown-email'

describe('an e-mail address', () => {
  it.each([
    'r&d@firm.example',
    "o'hara!#$%*/=?^_`{|}~-@firm.example",
    'ada.b+keys@mail.firm.example',
    'ада@пример.рф',
    'ada@xn--e1afmkfd.xn--p1ai',
    'ada@xn--mller-kva.example',
    'ADA@FIRM.EXAMPLE',
    'a@b.museum',
    `${'a'.repeat(64)}@firm.example`,
  ])('is or is not %j as mail takes it', (email) => {
    // Letters of other scripts before the @ need servers that few have.
    expect(isEmailAddress(asciiEmail(email))).toBe(!email.startsWith('ада'))
  })

  it.each([
    'ada',
    'ada@',
    '@firm.example',
    'ada@firm',
    'ada@firm.e',
    'ada@firm..example',
    'ada@-firm.example',
    'ada@firm-.example',
    '.ada@firm.example',
    'ada.@firm.example',
    'a..da@firm.example',
    'a da@firm.example',
    'a,b@firm.example',
    'ada@firm.example>',
    '"a"@firm.example',
    'ada@1.2.3.4',
    'ada@[1.2.3.4]',
    'ada@firm.example/müller',
    'ada@müller.example:25',
    'ada@eve.example@müller.example',
    'müller@firm.example',
    `${'a'.repeat(65)}@firm.example`,
    `ada@${'a'.repeat(64)}.example`,
  ])('is not %j', (email) => expect(isEmailAddress(asciiEmail(email))).toBe(false))

  it.each([
    ['user@müller.example', 'user@xn--mller-kva.example'],
    ['user@MÜLLER.example', 'user@xn--mller-kva.example'],
    ['user@mu\u0308ller.example', 'user@xn--mller-kva.example'],
    ['ａｄａ＠ｆｉｒｍ．ｅｘａｍｐｌｅ', 'ada@firm.example'],
    ['user@例え。テスト', 'user@xn--r8jz45g.xn--zckzah'],
    ['user@straße.example', 'user@xn--strae-oqa.example'],
    ['user@firm.example', 'user@firm.example'],
  ])('%s is mailed to %s', (typed, mailed) => expect(asciiEmail(typed)).toBe(mailed))

  it.each([
    ['user@xn--mller-kva.example', 'user@müller.example'],
    ['user@mail.xn--mller-kva.example', 'user@mail.müller.example'],
    ['xn--mller-kva@firm.example', 'xn--mller-kva@firm.example'],
    ['user@xn--\u0080.example', 'user@xn--\u0080.example'],
    ['user@firm.example', 'user@firm.example'],
    ['', ''],
  ])('%s is shown as %s', (stored, shown) => expect(shownEmail(stored)).toBe(shown))

  it.each([
    ['user@müller.example', 'user@xn--mller-kva.example'],
    ['@müller.example', '@xn--mller-kva.example'],
    ['müller.example', 'xn--mller-kva.example'],
    ['Müller', 'Müller'],
    ['ada@firm.example', 'ada@firm.example'],
    ['100%.ü/x', '100%.ü/x'],
    ['a@', 'a@'],
  ])('%s is searched as %s', (typed, stored) => expect(searchedEmail(typed)).toBe(stored))
})
