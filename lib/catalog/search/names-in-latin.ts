/**
 * Names that software has in Latin letters, as shoppers write them in letters of their own. They are read as the names; what a
 * store sells is not in it.
 */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  word: ['워드', 'ワード', 'وورد'],
  excel: ['엑셀', 'エクセル', 'اكسل', 'إكسل'],
  powerpoint: ['파워포인트', 'パワーポイント', 'パワポ', 'باوربوينت'],
  outlook: ['아웃룩', 'アウトルック', 'اوتلوك', 'آوتلوك'],
  photoshop: ['フォトショップ', '포토샵', 'فوتوشوب', 'fotoszop'],
  illustrator: ['イラストレーター', '일러스트레이터', 'اليستريتور'],
  adobe: ['アドビ', '奥多比', '어도비', 'ادوبي', 'أدوبي'],
  norton: ['ノートン', '노턴', '诺顿', 'نورتون'],
  mcafee: ['マカフィー', '맥아피', '迈克菲', 'مكافي'],
  kaspersky: ['カスペルスキー', '카스퍼스키', '卡巴斯基', 'كاسبرسكي'],
}

/** Not as the end of another word: パスワード has ワード, 키워드 has 워드. */
const WRITTEN = Object.entries(NAMES).map(
  ([name, others]) =>
    [
      new RegExp(`(?<![\\u30a0-\\u30ff\\uac00-\\ud7af])(?:${others.join('|')})`, 'gu'),
      name,
    ] as const,
)

/** A search with the names that it writes in other letters in Latin ones. */
export const namesInLatin = (text: string): string =>
  WRITTEN.reduce((read, [others, name]) => read.replace(others, ` ${name} `), text)
