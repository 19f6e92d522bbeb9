import { describe, expect, it } from '@jest/globals'
import { visualRuns, wrapped, writable } from './runs'

const latin = (cluster: string) => /^(?:[ -~\u00a0-\u00ff\u0600-\u06ff]|\u0301)+$/.test(cluster)
const runs = (line: string) =>
  visualRuns(line, (cluster) =>
    /^[\u3040-\u9fff]/.test(cluster) ? 'cjk' : latin(cluster) ? 'latin' : null,
  )

describe('what can be written', () => {
  it('is on one line, without marks that hide or turn text', () =>
    expect(writable('a\n\tb\u202ec\u200b', latin)).toBe('a bc'))
  it('keeps the spaces of amounts', () => expect(writable('1\u202f234', latin)).toBe('1\u00a0234'))
  it('names what no font has', () => expect(writable('a😀', latin)).toBe('a[U+1F600]'))
  it('names a mark that no font has', () => expect(writable('q\u0489', latin)).toBe('q[U+0489]'))
  it('is composed', () => expect(writable('e\u0301', latin)).toBe('é'))
  it('keeps a mark that nothing is composed with', () =>
    expect(writable('q\u0301', latin)).toBe('q\u0301'))
  it('has a plainer form of what no font has', () => expect(writable('ﬁ①', latin)).toBe('fi1'))
  it('drops joiners of nothing', () => expect(writable('\u200da', latin)).toBe('a'))
})

describe('the runs of a line', () => {
  it('are one for one script', () =>
    expect(runs('Acme Ltd, 12.50')).toEqual([
      { text: 'Acme Ltd, 12.50', face: 'latin', isRightToLeft: false },
    ]))

  it('change font with the script; a space has one of its own', () =>
    expect(runs('Acme 株式 会社').map(({ text, face }) => [text, face])).toEqual([
      ['Acme ', 'latin'],
      ['株式', 'cjk'],
      [' ', 'latin'],
      ['会社', 'cjk'],
    ]))

  it('keep a character and its marks together', () =>
    expect(runs('株q\u0301').map(({ text }) => text)).toEqual(['株', 'q\u0301']))

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
  it('breaks between words of scripts without spaces', () =>
    expect(by(8)('สวัสดีครับ')).toEqual(['สวัสดี', 'ครับ']))
  it('never breaks between a character and its marks', () =>
    expect(by(1)('กี่กี่')).toEqual(['กี่', 'กี่']))
  it('has no lines of nothing', () => expect(by(3)('  ')).toEqual([]))
})
