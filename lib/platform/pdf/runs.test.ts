import { describe, expect, it } from '@jest/globals'
import { visualRuns, wrapped, writable } from './runs'

const latin = (sign: string) => /[ -~\u00a0-\u00ff\u0600-\u06ff]/.test(sign)
const runs = (line: string) =>
  visualRuns(
    line,
    (sign) => (/[\u3040-\u9fff]/.test(sign) ? 'cjk' : latin(sign) ? 'latin' : null),
    'latin',
  )

describe('what can be written', () => {
  it('is on one line, without marks that hide or turn text', () =>
    expect(writable('a\n\tb\u202ec\u200b', latin)).toBe('a bc'))
  it('keeps the spaces of amounts', () => expect(writable('1\u202f234', latin)).toBe('1\u00a0234'))
  it('names what no font has', () => expect(writable('a😀', latin)).toBe('a[U+1F600]'))
})

describe('the runs of a line', () => {
  it('are one for one script', () =>
    expect(runs('Acme Ltd, 12.50')).toEqual([
      { text: 'Acme Ltd, 12.50', face: 'latin', isRightToLeft: false },
    ]))

  it('change font with the script, not at spaces', () =>
    expect(runs('Acme 株式 会社').map(({ text, face }) => [text, face])).toEqual([
      ['Acme ', 'latin'],
      ['株式 会社', 'cjk'],
    ]))

  it('stand in the order of the page where some is written from right to left', () =>
    expect(
      runs('شركة 123 النور').map(({ text, isRightToLeft }) => [text.trim(), isRightToLeft]),
    ).toEqual([
      ['النور', true],
      ['123', false],
      ['شركة', true],
    ]))

  it('keep Latin words in order within such a line', () =>
    expect(runs('Acme (شركة) Ltd').map(({ text }) => text.trim())).toEqual([
      'Acme (',
      'شركة',
      ') Ltd',
    ]))
})

describe('wrapping', () => {
  const by = (width: number) => (text: string) => wrapped(text, width, (line) => line.length)
  it('breaks at spaces', () =>
    expect(by(9)('one two three four')).toEqual(['one two', 'three', 'four']))
  it('breaks words that are too long', () =>
    expect(by(4)('abcdefghij k')).toEqual(['abcd', 'efgh', 'ij k']))
  it('breaks between Chinese characters, not before their full stop', () =>
    expect(by(3)('一二三。四五')).toEqual(['一二三。', '四五']))
  it('has no lines of nothing', () => expect(by(3)('  ')).toEqual([]))
})
