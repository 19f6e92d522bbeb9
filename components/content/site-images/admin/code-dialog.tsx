import { Code, Copy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { absoluteUrl, useCopyText } from '@/components/ui/copy-text'
import { Dialog } from '@/components/ui/dialog'
import { screenReaderOnly } from '@/components/ui/screen-reader-only'
import type { SiteImage } from '@/lib/media/contracts'
import { snippetsOf } from './snippets'

type Props = { image: SiteImage; url: string; onClose: () => void }

/** Code snippets that embed the picture. */
export function CodeDialog({ image, url, onClose }: Props) {
  const t = useTranslations('backOffice.site-images.code')
  const copyText = useCopyText()
  return (
    <Dialog
      title={t('title', { title: image.title })}
      description={t('description')}
      icon={Code}
      onClose={onClose}
    >
      <dl className="space-y-4">
        {snippetsOf(image, absoluteUrl(url)).map(({ name, code }) => (
          <div key={name}>
            <dt className="mb-1.5 text-sm font-semibold">{name}</dt>
            <dd className="flex items-start gap-2">
              <code className="min-w-0 flex-1 rounded-control bg-sunken p-3 font-mono text-xs [overflow-wrap:anywhere]">
                {code}
              </code>
              <Button
                variant="outline"
                size="sm"
                onClick={() => copyText(code, t('copied', { name }))}
              >
                <Copy aria-hidden />
                {t.rich('copy', {
                  name,
                  hidden: screenReaderOnly,
                })}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
