import { useTranslations } from 'next-intl'
import { Select } from '@/components/ui/fields/select'

const SOURCES = ['uploaded', 'shipped'] as const
/** Which pictures are shown: those that were uploaded, or those that came with the store. */
export type ImageSource = (typeof SOURCES)[number]

type Props = { source: ImageSource; onChange: (source: ImageSource) => void }

/** Chooses which pictures are shown. */
export function SourceSelect({ source, onChange }: Props) {
  const t = useTranslations('backOffice.media')
  return (
    <Select
      aria-label={t('library.source')}
      value={source}
      onChange={({ target }) => onChange(SOURCES.find((one) => one === target.value) ?? 'uploaded')}
    >
      {SOURCES.map((one) => (
        <option key={one} value={one}>
          {t(`library.${one}`)}
        </option>
      ))}
    </Select>
  )
}
