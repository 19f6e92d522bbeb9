import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { inPageWords } from '@/components/back-office/language/in-page-language'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/fields/field'
import { fieldStyle } from '@/components/ui/fields/field-style'
import type { ServerText } from '@/lib/core/server-text'
import { CORNERS, DENSITIES, FIRST_SCHEMES, TYPEFACES } from '@/lib/settings/choices'
import {
  COLOUR_PATTERN,
  DEFAULT_PRIMARY,
  DEFAULT_SECONDARY,
  primaryProblem,
  secondaryProblem,
  textShades,
  themeVariables,
  usablePrimary,
  usableSecondary,
} from '@/lib/settings/theme'
import { Card, ChoiceSetting, SwitchSetting, useSettingsForm } from './setting-fields'

export function ThemeColours() {
  return (
    <>
      <Colour
        name="primaryColor"
        original={DEFAULT_PRIMARY}
        validate={primaryProblem}
        usable={usablePrimary}
      />
      <Colour
        name="secondaryColor"
        original={DEFAULT_SECONDARY}
        validate={secondaryProblem}
        usable={usableSecondary}
      />
    </>
  )
}

export function ThemeShapes() {
  const t = useTranslations('backOffice.settings')
  return (
    <>
      <ChoiceSetting
        name="corners"
        options={CORNERS.map((choice) => [choice, t(`choices.corners.${choice}`)])}
      />
      <ChoiceSetting
        name="typeface"
        options={TYPEFACES.map((choice) => [choice, t(`choices.typeface.${choice}`)])}
        hint={t('hints.typeface')}
      />
      <ChoiceSetting
        name="density"
        options={DENSITIES.map((choice) => [choice, t(`choices.density.${choice}`)])}
        hint={t('hints.density')}
      />
    </>
  )
}

export function ThemeSwitches() {
  const t = useTranslations('backOffice.settings')
  return (
    <>
      <SwitchSetting name="animations" hint={t('hints.animations')} />
      <SwitchSetting name="darkMode" hint={t('hints.darkMode')} />
      <ChoiceSetting
        name="firstScheme"
        options={FIRST_SCHEMES.map((choice) => [choice, t(`choices.firstScheme.${choice}`)])}
        hint={t('hints.firstScheme')}
      />
    </>
  )
}

type ColourProps = {
  name: 'primaryColor' | 'secondaryColor'
  original: string
  validate: (hex: string) => ServerText | null
  /** The nearest shade that is not refused. */
  usable: (hex: string) => string
}

function Colour({ name, original, validate, usable }: ColourProps) {
  const t = useTranslations('backOffice.settings')
  const label = t(`labels.${name}`)
  const { form, errorOf } = useSettingsForm()
  const value = form.watch(name).toLowerCase()
  const isColour = COLOUR_PATTERN.test(value)
  const isRefused = isColour && validate(value) !== null
  const problemOf = (hex: string) => {
    const problem = validate(hex)
    return problem === null || inPageWords(problem)
  }
  const choose = (hex: string) =>
    form.setValue(name, hex, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  return (
    <div>
      <Field
        id={name}
        label={label}
        error={errorOf(name)}
        hint={
          value !== original && (
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
              value={isColour ? value : original}
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
      {isRefused ? (
        <Button
          variant="outline"
          size="sm"
          className="mt-1.5"
          onClick={() => choose(usable(value))}
        >
          <Chip colour={usable(value)} />
          {t('themePage.takeReadable', { shade: usable(value) })}
        </Button>
      ) : (
        isColour && name === 'primaryColor' && <TextShade primary={value} />
      )}
    </div>
  )
}

/** Says in which shade texts are, where it is not the colour itself. */
function TextShade({ primary }: { primary: string }) {
  const t = useTranslations('backOffice.settings')
  const { light } = textShades(primary)
  if (light === primary) return null
  return (
    <p className="mt-1.5 flex items-center gap-2 text-sm text-muted">
      <Chip colour={light} />
      {t('themePage.textShade', { shade: light })}
    </p>
  )
}

const Chip = ({ colour }: { colour: string }) => (
  <span
    aria-hidden
    className="size-4 shrink-0 rounded-full border border-line-strong/40"
    style={{ background: colour }}
  />
)

export function ThemeCard() {
  const t = useTranslations('backOffice.settings')
  return (
    <Card
      id="theme"
      lead={
        <>
          {t('leads.theme')}{' '}
          <Link href="/admin/theme" className="font-semibold text-primary-strong underline">
            {t('themePage.openPage')}
          </Link>
        </>
      }
    >
      <ThemeColours />
      <ThemeShapes />
      <Preview />
      <ThemeSwitches />
    </Card>
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
