import { writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { pdfText } from '@/tests/setup/pdf-text'
import { faceFinder } from './fonts'
import { type FontLoader, fontLoader } from './loaded-fonts'
import { openPdf } from './pdf'
import { visualRuns } from './runs'

const FROM_LEFT = [
  ['Latin', 'Łukasz Żółć, Æsir Þór, Kɔ́kù'],
  ['Vietnamese', 'Nguyễn Thị Phương Đặng'],
  ['Greek', 'Γιώργος Παπαδόπουλος'],
  ['Cyrillic', 'Фёдор Ґалаґан Љубица'],
  ['Hindi', 'श्री प्रवीण क्षत्रिय ज्ञानेश'],
  ['Bengali', 'রবীন্দ্রনাথ ঠাকুর'],
  ['Gujarati', 'શ્રી કૃષ્ણ પટેલ'],
  ['Punjabi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
  ['Tamil', 'ஸ்ரீ கோவிந்தசாமி'],
  ['Telugu', 'శ్రీనివాస్ క్రిష్ణమూర్తి'],
  ['Kannada', 'ಶ್ರೀ ಕೃಷ್ಣಮೂರ್ತಿ'],
  ['Malayalam', 'ശ്രീകുമാർ കൃഷ്ണൻ'],
  ['Sinhala', 'ශ්‍රී ලංකා'],
  ['Odia', 'ଶ୍ରୀ ଜଗନ୍ନାଥ'],
  ['Thai', 'สมชาย ศรีสุวรรณ์ น้ำเงิน'],
  ['Lao', 'ທ້າວ ສົມສັກ'],
  ['Khmer', 'សុខ ខ្មែរ ស្ត្រី'],
  ['Burmese', 'မောင်မောင်အေး'],
  ['Tibetan', 'བསྟན་འཛིན་རྒྱ་མཚོ'],
  ['Amharic', 'አበበ ቢቂላ'],
  ['Georgian', 'გიორგი'],
  ['Armenian', 'Արամ Խաչատրյան'],
  ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ'],
  ['Cherokee', 'ᏣᎳᎩ'],
  ['Inuktitut', 'ᐃᓄᒃᑎᑐᑦ'],
  ['Tamazight', 'ⵜⴰⵎⴰⵣⵉⵖⵜ'],
  ['Santali', 'ᱥᱟᱱᱛᱟᱲᱤ'],
  ['Meitei', 'ꯃꯤꯇꯩ'],
  ['Javanese', 'ꦗꦮ'],
  ['Yi', 'ꆈꌠꁱꂷ'],
  ['Chinese, simplified', '深圳市福田区软件有限公司 王喆'],
  ['Chinese, traditional', '臺灣桃園縣龜山鄉 陳先生'],
  ['Japanese', '髙橋さくら 東京都渋谷区 カナ'],
  ['Korean', '김철수 주식회사 金哲洙'],
  ['symbols', '→ ≤ ✓ ★ ● ™ € ₹ ½ 😀'],
] as const

const FROM_RIGHT = [
  ['Arabic', 'شركة النور للبرمجيات'],
  ['Urdu', 'ڈاکٹر محمد علی چوہدری'],
  ['Persian', 'پژمان گیلانی'],
  ['Hebrew', 'חברת אור בע״מ'],
  ['Dhivehi', 'ދިވެހި'],
  ['Syriac', 'ܐܪܡܝܐ'],
  ['N’Ko', 'ߒߞߏ'],
  ['Fulfulde', '𞤀𞤣𞤤𞤢𞤥'],
] as const

const written = async (text: string, { language = 'en', bold = false } = {}) => {
  const pdf = await openPdf({ title: 'T', author: 'A', language, madeAt: new Date(0) })
  pdf.write(text, 40, 40, { width: 500 }, { bold })
  return pdf.finished()
}
/** All that is said in a PDF, in the order of the page. */
const said = (file: Buffer) => pdfText(file).replaceAll(/\s/g, '')
const fontsIn = (file: Buffer) =>
  [...new Set(file.toString('latin1').match(/(?<=\/FontName \/[A-Z]{6}\+)\S+/g))].sort()

describe('a name in a PDF', () => {
  let load: FontLoader
  beforeAll(async () => {
    load = await fontLoader()
  })

  it.each([...FROM_LEFT, ...FROM_RIGHT])('is drawn whole: %s', (_, name) => {
    for (const bold of [false, true]) {
      const runs = visualRuns(name.normalize('NFC'), faceFinder('en', load)(name, bold))
      expect(runs.map(({ text }) => text).join('')).toHaveLength(name.normalize('NFC').length)
      for (const { text, face, isRightToLeft } of runs)
        for (const { g } of load(face.path).shape(text, isRightToLeft, face.weight))
          expect(g).toBeGreaterThan(0)
    }
  })

  it.each(FROM_LEFT)('can be copied from it: %s', async (_, name) => {
    const file = await written(name)
    if (process.env.PDF_OUT) writeFileSync(`${process.env.PDF_OUT}/${_}.pdf`, file)
    expect(said(file)).toBe(name.normalize('NFC').replaceAll(/\s/g, ''))
  })

  it.each(FROM_RIGHT)('is written from right to left: %s', async (_, name) => {
    const page = said(await written(name))
    // Vowels stay behind their letter.
    const clusters = name.replaceAll(/\s/g, '').match(/\P{M}\p{M}*/gu) ?? []
    expect(page).toBe(clusters.reverse().join(''))
  })

  it('stands beside others in their directions', async () => {
    const text = pdfText(await written('Kim 김철수 GmbH (שלום) ACME'))
    expect(text.replaceAll('\n', '')).toBe('Kim 김철수 GmbH (םולש) ACME')
  })

  it('joins letters of Arabic and conjuncts of Hindi', () => {
    const shaped = (text: string) => {
      const face = faceFinder('en', load)(text, false)(text.charAt(0))
      return face
        ? load(face.path)
            .shape(text, text.startsWith('ع'), 400)
            .map(({ g }) => g)
        : []
    }
    expect(new Set([...shaped('ع'), ...shaped('ععع')]).size).toBe(4)
    expect(shaped('क्ष')).toHaveLength(1)
  })
})

describe('the fonts of a PDF', () => {
  it('are those that it needs', async () => {
    expect(fontsIn(await written('Acme Ltd'))).toEqual(['NotoSans_400Regular-400'])
    expect(fontsIn(await written('Acme 김'))).toEqual([
      'NotoSans_400Regular-400',
      expect.stringMatching(/^noto-sans-kr-\d+-wght-normal-400$/),
    ])
  })

  it.each([
    ['zh', '东京', /-sc-/],
    ['zh', '東京', /-sc-/],
    ['zh-TW', '東京', /-tc-/],
    ['ja', '東京', /-jp-/],
    ['en', '東京', /-jp-/],
    ['en', '東京 서울', /-kr-/],
    ['en', '软件', /-sc-/],
    ['ja', '软件東京', /-sc-/],
  ])('of Chinese characters are of one language: %s %s', async (language, text, font) => {
    for (const name of fontsIn(await written(text.replaceAll(/[ -~]/g, ''), { language })))
      expect(name).toMatch(font)
  })

  it('are heavier where text is bold', async () => {
    const [regular] = fontsIn(await written('東', { language: 'ja' }))
    const [bold] = fontsIn(await written('東', { language: 'ja', bold: true }))
    expect([regular, bold]).toEqual([
      expect.stringMatching(/-400$/),
      expect.stringMatching(/-700$/),
    ])
  })

  it('are embedded the same whatever was written before', async () => {
    const first = await written('नाम 東京 Acme')
    await written('मान 京東 emcA')
    expect(await written('नाम 東京 Acme')).toEqual(first)
  })
})
