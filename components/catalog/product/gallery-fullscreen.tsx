'use client'

import * as Dialog from '@radix-ui/react-dialog'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { Tooltip } from '@/components/ui/tooltip'
import type { PictureTexts } from '@/lib/catalog/picture-texts'
import { PictureStage, toolStyle } from './picture-stage'
import type { Gallery } from './use-gallery'

type GalleryFullscreenProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  gallery: Gallery
  name: string
  texts?: PictureTexts
  /** What stands after the last picture. */
  video?: ReactNode
  /** Restores the focus. */
  onClosed: () => void
}

/** The pictures in fullscreen: traps the focus, closes on Escape, restores the focus. */
export default function GalleryFullscreen({
  open,
  onOpenChange,
  gallery,
  name,
  texts = {},
  video,
  onClosed,
}: GalleryFullscreenProps) {
  const t = useTranslations('gallery')
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
          className="fixed inset-0 z-50 bg-night focus:outline-none"
        >
          <Dialog.Title className="sr-only">{t('fullscreenTitle', { name })}</Dialog.Title>
          <PictureStage
            gallery={gallery}
            name={name}
            texts={texts}
            video={video}
            sizes="100vw"
            tone="dark"
            loadAll
            className="h-full"
            tools={
              <Tooltip text={t('closeFullscreen')} align="end">
                <Dialog.Close aria-label={t('closeFullscreen')} className={toolStyle('dark')}>
                  <Icon name="x" />
                </Dialog.Close>
              </Tooltip>
            }
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
