import { useTranslations } from 'next-intl'
import { Panel } from '@/components/back-office/shell/panel'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import type { Homepage } from '@/lib/content/homepage/contracts'
import { SITE_IMAGE_SLOTS } from '@/lib/media/site-image-slots'
import type { HeroTexts } from '@/lib/settings/home-page-settings'
import { PictureChoice } from './picture-choice'

type HeroPanelProps = {
  draft: Homepage
  errorOf: (field: string) => string | undefined
  onChange: (part: Partial<Homepage>) => void
}

const { defaultUrl } = SITE_IMAGE_SLOTS.hero

/** The hero's picture and texts. */
export function HeroPanel({ draft, errorOf, onChange }: HeroPanelProps) {
  const t = useTranslations('backOffice.homepage')
  const common = useTranslations('backOffice.common')
  const field = (name: keyof HeroTexts, maxLength: number) => ({
    id: `hero-${name}`,
    maxLength,
    value: draft.hero[name],
    error: errorOf(`hero.${name}`),
    onChange: (event: { target: { value: string } }) =>
      onChange({ hero: { ...draft.hero, [name]: event.target.value } }),
  })
  return (
    <Panel title={t('hero.title')} lead={t('hero.lead')}>
      <div className="grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <PictureChoice
          label={t('hero.image')}
          hint={t('hero.imageHint')}
          slot="hero"
          shape="4 / 3"
          value={draft.heroImage}
          defaultUrl={defaultUrl}
          error={errorOf('heroImage')}
          onChange={(url) => onChange({ heroImage: url ?? defaultUrl })}
        />
        <div className="grid content-start gap-4 sm:grid-cols-2">
          <TextField
            {...field('eyebrow', 80)}
            label={t('hero.eyebrow')}
            className="sm:col-span-2"
          />
          <TextField {...field('title', 120)} label={t('hero.heading')} className="sm:col-span-2" />
          <TextAreaField
            {...field('text', 400)}
            label={common('text')}
            rows={3}
            className="sm:col-span-2"
          />
          <TextField
            {...field('categoriesLabel', 40)}
            label={t('hero.firstButton')}
            hint={t('hero.firstButtonHint')}
          />
          <TextField
            {...field('dealsLabel', 40)}
            label={t('hero.secondButton')}
            hint={t('hero.secondButtonHint')}
          />
        </div>
      </div>
    </Panel>
  )
}
