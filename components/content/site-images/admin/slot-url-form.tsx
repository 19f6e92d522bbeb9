import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import { screenReaderOnly } from '@/components/ui/screen-reader-only'
import type { SiteImage } from '@/lib/media/contracts'
import type { useSlot } from './use-site-images'

type SlotUrlFormProps = { image: SiteImage; slot: ReturnType<typeof useSlot> }

/** A path of this store, or an external URL whose picture is fetched. */
export function SlotUrlForm({ image, slot }: SlotUrlFormProps) {
  const t = useTranslations('backOffice.site-images.card')
  // Undefined until typed: it follows the slot's current picture.
  const [typed, setTyped] = useState<string>()
  const url = typed ?? image.url ?? ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await slot.show(url.trim())) setTyped(undefined)
  }
  return (
    <form onSubmit={submit} noValidate className="flex items-start gap-2">
      <TextField
        id={`${image.key}-url`}
        label={t.rich('urlLabel', {
          title: image.title,
          hidden: screenReaderOnly,
        })}
        value={url}
        maxLength={2000}
        placeholder={t('urlExample')}
        spellCheck={false}
        autoCapitalize="none"
        className="min-w-0 flex-1"
        error={slot.problem}
        onChange={(event) => {
          slot.clearProblem()
          setTyped(event.target.value)
        }}
      />
      <Button
        type="submit"
        variant="outline"
        className="mt-6.5 h-12"
        disabled={slot.isSaving || url.trim() === '' || url.trim() === image.url}
      >
        {t('update')}
      </Button>
    </form>
  )
}
