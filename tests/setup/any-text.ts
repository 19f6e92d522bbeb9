import fc from 'fast-check'

const codePoint = fc.oneof(
  fc.integer({ min: 0, max: 0xd7ff }),
  fc.integer({ min: 0xe000, max: 0x10ffff }),
)

/** Text of any characters of Unicode. The library's own takes seconds to list them, in each test file. */
export const anyText = (maxLength?: number) =>
  fc.string({ unit: codePoint.map((code) => String.fromCodePoint(code)), maxLength })
