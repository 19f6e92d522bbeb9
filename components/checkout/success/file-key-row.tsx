import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { type FileKey, isPicture } from '@/lib/licences/file-key'
import { saveFile } from './keys-file'

type FileKeyRowProps = { file: FileKey; what: string }

/** A key that is a file, with the button that saves it, and to look at where it is a picture. */
export function FileKeyRow({ file, what }: FileKeyRowProps) {
  const t = useTranslations('confirmation.keys')
  const save = () => {
    const bytes = Uint8Array.from(atob(file.base64), (sign) => sign.charCodeAt(0))
    saveFile(file.name, bytes, 'application/octet-stream')
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-sunken px-4 py-3">
      <code
        dir="ltr"
        className="min-w-0 flex-1 basis-56 font-mono text-[0.9375rem] font-semibold [overflow-wrap:anywhere]"
      >
        {file.name}
      </code>
      <Button variant="outline" size="sm" onClick={save}>
        <Download aria-hidden />
        {t('saveFile')}
        <span className="sr-only"> {what}</span>
      </Button>
      {isPicture(file) && (
        // biome-ignore lint/performance/noImgElement: it is in the page already
        <img
          src={`data:${file.type};base64,${file.base64}`}
          alt={t('picture', { name: file.name })}
          className="max-h-72 basis-full object-contain object-left"
        />
      )}
    </li>
  )
}
