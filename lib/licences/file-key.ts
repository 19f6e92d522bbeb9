/** A key that is a file or a picture: its text is a `data:` address with the file's name. */
export type FileKey = { name: string; type: string; base64: string }

/** Larger ones would make mails that are refused; what is larger is a download of the product. */
export const MAX_FILE_BYTES = 100 * 1024
const MAX_NAME = 100

const FILE =
  /^data:([a-z0-9][a-z0-9.+-]*\/[a-z0-9][a-z0-9.+-]*);name=([^;,\s]+);base64,((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/i

/** What a browser shows of a file without risk. */
const PICTURES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

/** The file that a key is; `null` for any other key. */
export function fileKeyOf(value: string): FileKey | null {
  const [, type, name, base64] = FILE.exec(value) ?? []
  if (type === undefined || name === undefined || !base64) return null
  try {
    return { name: safeName(decodeURIComponent(name)), type: type.toLowerCase(), base64 }
  } catch {
    return null
  }
}

/** The key that a file is. */
export const keyOfFile = ({ name, type, base64 }: FileKey): string =>
  `data:${/^[a-z0-9.+-]+\/[a-z0-9.+-]+$/i.test(type) ? type : 'application/octet-stream'};name=${encodeURIComponent(safeName(name))};base64,${base64}`

/** A name that no system takes for a folder or an option. */
const safeName = (name: string): string =>
  name
    .replace(/[\\/:*?"<>|\p{C}]/gu, '_')
    .replace(/^[.\s-]+/, '_')
    .slice(-MAX_NAME) || 'licence'

export const sizeOf = ({ base64 }: FileKey): number =>
  (base64.length / 4) * 3 - (base64.match(/=+$/)?.[0].length ?? 0)

export const isPicture = ({ type }: FileKey): boolean => PICTURES.includes(type)
