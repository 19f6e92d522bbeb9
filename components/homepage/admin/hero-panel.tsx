import { Panel } from '@/components/back-office/shell/panel'
import { TextAreaField } from '@/components/ui/fields/text-area-field'
import { TextField } from '@/components/ui/fields/text-field'
import type { Homepage } from '@/lib/homepage/contracts'
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
  const field = (name: keyof HeroTexts, maxLength: number) => ({
    id: `hero-${name}`,
    maxLength,
    value: draft.hero[name],
    error: errorOf(`hero.${name}`),
    onChange: (event: { target: { value: string } }) =>
      onChange({ hero: { ...draft.hero, [name]: event.target.value } }),
  })
  return (
    <Panel
      title="Hero"
      lead="A text that is left empty says the store’s own words, in the visitor’s language. Your words are shown as they are in all languages."
    >
      <div className="grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <PictureChoice
          label="Hero image"
          hint="1200 × 900 pixels. PNG, JPG up to 10MB."
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
            label="Line above the heading"
            className="sm:col-span-2"
          />
          <TextField {...field('title', 120)} label="Heading" className="sm:col-span-2" />
          <TextAreaField {...field('text', 400)} label="Text" rows={3} className="sm:col-span-2" />
          <TextField
            {...field('categoriesLabel', 40)}
            label="First button"
            hint="Leads to all categories"
          />
          <TextField {...field('dealsLabel', 40)} label="Second button" hint="Leads to Hot Deals" />
        </div>
      </div>
    </Panel>
  )
}
