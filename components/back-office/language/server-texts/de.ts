import type { TranslatedServerTexts } from './english'

export default {
  'There is no such product': 'Dieses Produkt gibt es nicht',
  '{name} must be at least {min}': '{name} muss mindestens {min} sein',
} satisfies TranslatedServerTexts
