import { Eye } from 'lucide-react'
import Image from 'next/image'
import { useTranslations } from 'next-intl'
import { buttonStyle } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Dialog } from '@/components/ui/dialog'
import { screenReaderOnly } from '@/components/ui/screen-reader-only'
import type { SiteImage } from '@/lib/media/contracts'

type Props = { image: SiteImage; url: string; onClose: () => void }

/** The picture cropped to its slot, as the store shows it. */
export function PreviewDialog({ image, url, onClose }: Props) {
  const t = useTranslations('backOffice.site-images.preview')
  return (
    <Dialog
      title={t('title', { title: image.title })}
      description={image.description}
      icon={Eye}
      size="lg"
      onClose={onClose}
      footer={
        image.shownAt && (
          <a
            href={image.shownAt}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle({ variant: 'outline' })}
          >
            {t.rich('open', { hidden: screenReaderOnly })}
          </a>
        )
      }
    >
      <div
        className="relative mx-auto max-h-[60dvh] w-full overflow-hidden rounded-control border border-line bg-sunken"
        style={{ aspectRatio: `${image.width} / ${image.height}`, maxWidth: image.width }}
      >
        <Image
          src={url}
          alt={image.title}
          fill
          unoptimized
          className={classNames(image.fit === 'cover' ? 'object-cover' : 'object-contain')}
        />
      </div>
    </Dialog>
  )
}
