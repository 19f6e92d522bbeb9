'use client'

import { Images } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormError } from '@/components/forms/form-error'
import { Thumbnail } from '@/components/media/admin/thumbnail'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SelectField } from '@/components/ui/fields/select-field'
import { showToast } from '@/components/ui/toast/toaster'
import type { SiteImage } from '@/lib/media/contracts'
import type { ShippedImage } from '@/lib/media/library-contracts'
import { problemOf, useSiteImageCalls } from './use-site-images'

type Props = { chosen: ShippedImage; images: readonly SiteImage[]; onClose: () => void }

/** Assigns a picture of the library to a slot. */
export function AssignDialog({ chosen, images, onClose }: Props) {
  const t = useTranslations('backOffice.site-images')
  const common = useTranslations('backOffice.common')
  const { show } = useSiteImageCalls()
  const [key, setKey] = useState('')
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const image = images.find((place) => place.key === key)

  async function save() {
    if (!image) return
    setSaving(true)
    setProblem(undefined)
    try {
      await show(image, chosen.url)
      showToast({
        title: t('change.updated'),
        description: t('change.updatedText', { title: image.title }),
      })
      onClose()
    } catch (failure) {
      setProblem(problemOf(failure, t))
      setSaving(false)
    }
  }

  return (
    <Dialog
      title={t('assign.title')}
      description={chosen.fileName}
      icon={Images}
      size="sm"
      onClose={isSaving ? undefined : onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isSaving}>
            {common('cancel')}
          </Button>
          <Button onClick={save} disabled={!image || isSaving}>
            {isSaving ? common('saving') : t('assign.submit')}
          </Button>
        </>
      }
    >
      <Thumbnail src={chosen.url} alt="" className="mb-4 rounded-control border border-line" />
      <SelectField
        id="assign-place"
        label={t('assign.place')}
        value={key}
        onChange={(event) => setKey(event.target.value)}
      >
        <option value="">{t('assign.choosePlace')}</option>
        {images.map((place) => (
          <option key={place.key} value={place.key}>
            {place.title}
          </option>
        ))}
      </SelectField>
      <div className="mt-4 empty:hidden">
        <FormError>{problem}</FormError>
      </div>
    </Dialog>
  )
}
