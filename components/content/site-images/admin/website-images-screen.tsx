'use client'

import { Images, Lightbulb, Settings2, Upload } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LoadError } from '@/components/back-office/load-error'
import { useMay } from '@/components/back-office/session/admin-gate'
import { Panel } from '@/components/back-office/shell/panel'
import { TabHeading } from '@/components/back-office/shell/tab-heading'
import { ImageLibraryDialog } from '@/components/media/admin/image-library-dialog'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import type { SiteImage } from '@/lib/media/contracts'
import type { ShippedImage } from '@/lib/media/library-contracts'
import { AssignDialog } from './assign-dialog'
import { ImageSettingsDialog } from './image-settings-dialog'
import { SiteImageCard } from './site-image-card'
import { UploadMultipleDialog } from './upload-multiple-dialog'
import { useSiteImages } from './use-site-images'

const CARDS = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'

/** The store's picture slots. */
export function WebsiteImagesScreen() {
  const t = useTranslations('backOffice.site-images.screen')
  const common = useTranslations('backOffice.common')
  const { data: images, error, refetch } = useSiteImages()
  const may = useMay()
  const [dialog, setDialog] = useState<'multiple' | 'library' | 'settings'>()
  const [chosen, setChosen] = useState<ShippedImage>()
  const close = () => setDialog(undefined)
  return (
    <>
      <TabHeading title={t('title')} lead={t('lead')}>
        <Button variant="outline" disabled={!images} onClick={() => setDialog('library')}>
          <Images aria-hidden />
          {t('library')}
        </Button>
        {may('settings') && (
          <Button variant="outline" onClick={() => setDialog('settings')}>
            <Settings2 aria-hidden />
            {t('settings')}
          </Button>
        )}
        <Button disabled={!images} onClick={() => setDialog('multiple')}>
          <Upload aria-hidden />
          {t('uploadMultiple')}
        </Button>
      </TabHeading>
      {error && !images ? (
        <LoadError title={t('failed')} error={error} onRetry={refetch} />
      ) : images ? (
        <>
          {groupsOf(images).map(({ group, members }) => (
            <section key={group} aria-label={group} className="mt-8 first-of-type:mt-0">
              <h2 className="mb-3 text-lg font-bold">{group}</h2>
              <div className={CARDS}>
                {members.map((image) => (
                  <SiteImageCard key={image.key} image={image} />
                ))}
              </div>
            </section>
          ))}
          <OptimisationTips />
        </>
      ) : (
        <div role="status" aria-label={common('loading')} className={CARDS}>
          {Array.from({ length: 6 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
            <Skeleton key={index} className="h-[30rem] rounded-card" />
          ))}
        </div>
      )}
      {images && dialog === 'multiple' && <UploadMultipleDialog images={images} onClose={close} />}
      {dialog === 'settings' && <ImageSettingsDialog onClose={close} />}
      {dialog === 'library' && (
        <ImageLibraryDialog
          onChoose={(image) => {
            close()
            setChosen(image)
          }}
          onClose={close}
        />
      )}
      {images && chosen && (
        <AssignDialog chosen={chosen} images={images} onClose={() => setChosen(undefined)} />
      )}
    </>
  )
}

function groupsOf(images: readonly SiteImage[]) {
  const names = [...new Set(images.map(({ group }) => group))]
  return names.map((group) => ({ group, members: images.filter((image) => image.group === group) }))
}

const TIPS = ['size', 'large', 'middle', 'text', 'logo', 'format'] as const

/** Tips for good-looking and fast pictures. */
function OptimisationTips() {
  const t = useTranslations('backOffice.site-images.tips')
  return (
    <Panel title={t('title')} className="mt-8">
      <ul className="grid gap-x-8 gap-y-3 text-sm text-ink-soft lg:grid-cols-2">
        {TIPS.map((tip) => (
          <li key={tip} className="flex gap-2.5">
            <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0 text-primary-strong" />
            {t(tip)}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
