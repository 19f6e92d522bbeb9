import { useTranslations } from 'next-intl'
import { inPageWords } from '@/components/back-office/language/in-page-language'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/fields/field'
import { fieldStyle } from '@/components/ui/fields/field-style'
import type { ServerText } from '@/lib/core/server-text'
import { CORNERS } from '@/lib/settings/choices'
import {
  COLOUR_PATTERN,
  DEFAULT_PRIMARY,
  DEFAULT_SECONDARY,
  primaryProblem,
  secondaryProblem,
  themeVariables,
} from '@/lib/settings/theme'
import { Card, ChoiceSetting, SwitchSetting, useSettingsForm } from './setting-fields'

export function ThemeCard() {
  const t = useTranslations('backOffice.settings')
  return (
    <Card id="theme" lead={t('leads.theme')}>
      <Colour name="primaryColor" original={DEFAULT_PRIMARY} validate={primaryProblem} />
      <Colour name="secondaryColor" original={DEFAULT_SECONDARY} validate={secondaryProblem} />
      <ChoiceSetting
        name="corners"
        options={CORNERS.map((choice) => [choice, t(`choices.corners.${choice}`)])}
      />
      <Preview />
      <SwitchSetting name="animations" hint={t('hints.animations')} />
      <SwitchSetting name="darkMode" hint={t('hints.darkMode')} />
    </Card>
  )
}

type ColourProps = {
  name: 'primaryColor' | 'secondaryColor'
  original: string
  validate: (hex: string) => ServerText | null
}

function Colour({ name, original, validate }: ColourProps) {
  const t = useTranslations('backOffice.settings')
  const label = t(`labels.${name}`)
  const { form, errorOf } = useSettingsForm()
  const value = form.watch(name)
  const problemOf = (hex: string) => {
    const problem = validate(hex)
    return problem === null || inPageWords(problem)
  }
  const choose = (hex: string) =>
    form.setValue(name, hex, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  return (
    <Field
      id={name}
      label={label}
      error={errorOf(name)}
      hint={
        value.toLowerCase() !== original && (
          <>
            {t('theme.first', { original })}
            <Button variant="ghost" size="sm" className="ms-1" onClick={() => choose(original)}>
              {t('theme.takeBack')}
            </Button>
          </>
        )
      }
    >
      {(described) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={t('theme.picker', { label })}
            value={COLOUR_PATTERN.test(value) ? value.toLowerCase() : original}
            onChange={({ target }) => choose(target.value)}
            className="h-12 w-14 shrink-0 cursor-pointer rounded-control border border-line-strong/70 bg-surface p-1"
          />
          <input
            id={name}
            {...described}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            className={`${fieldStyle} h-12 tabular-nums`}
            {...form.register(name, {
              validate: (hex) =>
                COLOUR_PATTERN.test(hex)
                  ? problemOf(hex)
                  : t('theme.notAColour', { label, original }),
            })}
          />
        </div>
      )}
    </Field>
  )
}

/** A live preview of the theme before it is saved. */
function Preview() {
  const t = useTranslations('backOffice.settings')
  const common = useTranslations('backOffice.common')
  const { form } = useSettingsForm()
  const [primaryColor, secondaryColor, corners, animations] = form.watch([
    'primaryColor',
    'secondaryColor',
    'corners',
    'animations',
  ])
  if (!COLOUR_PATTERN.test(primaryColor) || !COLOUR_PATTERN.test(secondaryColor)) return null
  const theme = {
    primaryColor: primaryColor.toLowerCase(),
    secondaryColor: secondaryColor.toLowerCase(),
    corners,
    animations,
  }
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">{common('preview')}</p>
      <div
        aria-hidden
        style={themeVariables(theme)}
        className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-canvas p-4 text-sm font-semibold"
      >
        <span className="rounded-control bg-primary-strong px-3 py-2 text-white">
          {t('theme.addToCart')}
        </span>
        <span className="rounded-control bg-primary-soft px-3 py-2 text-primary-deep">
          {t('theme.hotDeals')}
        </span>
        <span className="text-primary-strong underline underline-offset-2">{t('theme.link')}</span>
        <span className="flex gap-1.5 rounded-control bg-ink p-2">
          <span className="size-4 rounded-full bg-primary" />
          <span className="size-4 rounded-full bg-secondary" />
        </span>
      </div>
    </div>
  )
}
