import { useTranslations } from 'next-intl'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { TextField } from '@/components/ui/fields/text-field'
import { MAX_PICTURE_TEXT, type PictureText, type PictureTexts } from '@/lib/catalog/picture-texts'

type PictureTextFieldsProps = {
  /** The main one first. */
  pictures: readonly string[]
  texts: PictureTexts
  error: string | undefined
  onChange: (texts: PictureTexts) => void
}

const NOTHING: PictureText = { text: '', isScreenshot: false }

/** What each picture shows, for those who read it and those who can't see it, and which are screenshots. */
export function PictureTextFields({ pictures, texts, error, onChange }: PictureTextFieldsProps) {
  const t = useTranslations('backOffice.catalog')
  if (pictures.length === 0) return null
  const set = (path: string, change: Partial<PictureText>) =>
    onChange({ ...texts, [path]: { ...NOTHING, ...texts[path], ...change } })
  return (
    <fieldset className="mt-4">
      <legend className="text-sm font-semibold">{t('pictures.texts')}</legend>
      <p className="mt-0.5 mb-3 text-sm text-muted">{t('pictures.textsHint')}</p>
      <ul className="space-y-3">
        {pictures.map((path, index) => {
          const label =
            index === 0 ? t('pictures.main') : t('pictures.image', { number: index + 1 })
          const { text, isScreenshot } = texts[path] ?? NOTHING
          return (
            <li key={path} className="grid items-end gap-x-4 gap-y-2 sm:grid-cols-[1fr_auto]">
              <TextField
                id={`product-picture-text-${index}`}
                label={t('pictures.textOf', { picture: label })}
                maxLength={MAX_PICTURE_TEXT}
                value={text}
                onChange={({ target }) => set(path, { text: target.value })}
              />
              <div className="pb-2.5">
                <Checkbox
                  label={
                    <>
                      {t('pictures.screenshot')} <bdi className="sr-only">{label}</bdi>
                    </>
                  }
                  checked={isScreenshot}
                  onChange={({ target }) => set(path, { isScreenshot: target.checked })}
                />
              </div>
            </li>
          )
        })}
      </ul>
      <div role="alert" className="mt-2 text-sm font-medium text-danger empty:hidden">
        {error}
      </div>
    </fieldset>
  )
}
