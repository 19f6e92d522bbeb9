import { Copy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { absoluteUrl, useCopyText } from '@/components/ui/copy-text'
import type { ShippedImage } from '@/lib/media/library-contracts'

/** Copies the address of a picture. */
export function CopyUrlButton({ image }: { image: Pick<ShippedImage, 'url' | 'fileName'> }) {
  const t = useTranslations('backOffice.media')
  const copyText = useCopyText()
  return (
    <button
      type="button"
      aria-label={t('list.copyUrlOf', { name: image.fileName })}
      title={t('copyUrl')}
      onClick={() => copyText(absoluteUrl(image.url), t('urlCopied'))}
      className="grid size-8 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken"
    >
      <Copy aria-hidden className="size-4" />
    </button>
  )
}
