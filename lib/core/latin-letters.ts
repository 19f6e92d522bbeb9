/** Letters that are no letter with an accent, as they are spelt where they can't be written. */
const SPELT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
}
const SPELT_LETTERS = new RegExp(`[${Object.keys(SPELT).join('')}]`, 'g')

/**
 * A text in small letters, its Latin ones as a to z: without accents, `ß` as `ss`. Other scripts and signs stay. For
 * addresses of pages.
 */
export const latinLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(SPELT_LETTERS, (letter) => SPELT[letter] ?? letter)
