import type { FileKey } from '@/lib/licences/file-key'

/** A chosen file as a key. @throws when it can't be read */
export function readFileKey(file: File): Promise<FileKey> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => reject(reader.error)
    reader.onload = () => {
      const address = String(reader.result)
      resolve({ name: file.name, type: file.type, base64: address.slice(address.indexOf(',') + 1) })
    }
    reader.readAsDataURL(file)
  })
}
