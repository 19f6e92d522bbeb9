import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/fields/field'
import { fieldStyle } from '@/components/ui/fields/field-style'
import { SwitchField } from '@/components/ui/fields/switch-field'
import type { Corners } from '@/lib/settings/choices'
import {
  COLOUR_PATTERN,
  DEFAULT_PRIMARY,
  DEFAULT_SECONDARY,
  primaryProblem,
  secondaryProblem,
  themeVariables,
} from '@/lib/settings/theme'
import { Card, ChoiceSetting, SwitchSetting, useSettingsForm } from './setting-fields'

const CORNER_OPTIONS = [
  ['square', 'Square'],
  ['slight', 'Slightly rounded'],
  ['rounded', 'Rounded'],
  ['round', 'Very round'],
] as const satisfies readonly (readonly [Corners, string])[]

export function ThemeCard() {
  return (
    <Card
      id="theme"
      title="Theme and Appearance"
      lead="In force on the store, at the checkout and here. Shades for texts and buttons are worked out so that they can be read."
    >
      <Colour
        name="primaryColor"
        label="Primary Color"
        original={DEFAULT_PRIMARY}
        validate={primaryProblem}
      />
      <Colour
        name="secondaryColor"
        label="Secondary Color"
        original={DEFAULT_SECONDARY}
        validate={secondaryProblem}
      />
      <ChoiceSetting name="corners" label="Corners" options={CORNER_OPTIONS} />
      <Preview />
      <SwitchSetting
        name="animations"
        label="Animations"
        hint="Off: nothing moves. Visitors who ask their device for less motion get less in any case."
      />
      <SwitchField
        label="Dark Mode"
        hint="Not available: the store’s pages and pictures are designed for a light background."
        checked={false}
        onCheckedChange={() => undefined}
        disabled
      />
    </Card>
  )
}

type ColourProps = {
  name: 'primaryColor' | 'secondaryColor'
  label: string
  original: string
  validate: (hex: string) => string | null
}

function Colour({ name, label, original, validate }: ColourProps) {
  const { form, errorOf } = useSettingsForm()
  const value = form.watch(name)
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
            First it was {original}.
            <Button variant="ghost" size="sm" className="ms-1" onClick={() => choose(original)}>
              Take that again
            </Button>
          </>
        )
      }
    >
      {(described) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={`${label}, picker`}
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
                  ? (validate(hex) ?? true)
                  : `${label} must be a colour such as ${original}`,
            })}
          />
        </div>
      )}
    </Field>
  )
}

/** A live preview of the theme before it is saved. */
function Preview() {
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
      <p className="mb-1.5 text-sm font-semibold">Preview</p>
      <div
        aria-hidden
        style={themeVariables(theme)}
        className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-canvas p-4 text-sm font-semibold"
      >
        <span className="rounded-control bg-primary-strong px-3 py-2 text-white">Add to Cart</span>
        <span className="rounded-control bg-primary-soft px-3 py-2 text-primary-deep">
          Hot Deals
        </span>
        <span className="text-primary-strong underline underline-offset-2">A link</span>
        <span className="flex gap-1.5 rounded-control bg-ink p-2">
          <span className="size-4 rounded-full bg-primary" />
          <span className="size-4 rounded-full bg-secondary" />
        </span>
      </div>
    </div>
  )
}
