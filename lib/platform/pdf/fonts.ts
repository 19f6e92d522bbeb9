import 'server-only'
import { join } from 'node:path'
import { openSync } from 'fontkit'
import { memoize } from '@/lib/core/memoize'

const PACKAGES = join(process.cwd(), 'node_modules')

/** The fonts of documents. There is no bold of the last two: theirs is drawn. */
export const FACES = {
  normal: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  japanese: '@expo-google-fonts/sawarabi-gothic/400Regular/SawarabiGothic_400Regular.ttf',
  chinese: '@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf',
} as const
export type Face = keyof typeof FACES

/** Where a font's file is. */
export const fileOf = (face: Face): string => join(PACKAGES, FACES[face])

const signsOf = memoize((face: Face) => new Set(openSync(fileOf(face)).characterSet))

/** Whether a font can write a character. */
const canWrite = (face: Face, sign: string): boolean => signsOf(face).has(sign.codePointAt(0) ?? 0)

/**
 * Which font writes a character.
 *
 * @param language of the document: which of two fonts writes what both have
 * @returns `null` where none of them can
 */
export function faceFor(sign: string, language: string, bold: boolean): Face | null {
  const faces: readonly Face[] =
    language === 'zh'
      ? [bold ? 'bold' : 'normal', 'chinese', 'japanese']
      : [bold ? 'bold' : 'normal', 'japanese', 'chinese']
  return faces.find((face) => canWrite(face, sign)) ?? null
}
