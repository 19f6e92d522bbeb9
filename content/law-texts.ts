// What the law wants said, in each language: how long data is kept, and the instruction on withdrawal.

import { z } from 'zod'
import { memoize } from '@/lib/core/memoize'
import type { TranslatedLocale } from '@/lib/i18n/locales'
import { RETENTION_SETTINGS } from '@/lib/settings/retention'
import ar from './law/ar.json'
import cs from './law/cs.json'
import da from './law/da.json'
import de from './law/de.json'
import en from './law/en.json'
import es from './law/es.json'
import fi from './law/fi.json'
import fr from './law/fr.json'
import hi from './law/hi.json'
import hu from './law/hu.json'
import id from './law/id.json'
import it from './law/it.json'
import ja from './law/ja.json'
import ko from './law/ko.json'
import ms from './law/ms.json'
import nl from './law/nl.json'
import no from './law/no.json'
import pl from './law/pl.json'
import pt from './law/pt.json'
import ru from './law/ru.json'
import sv from './law/sv.json'
import th from './law/th.json'
import tr from './law/tr.json'
import vi from './law/vi.json'
import zh from './law/zh.json'

/** A kind of data or its name, and why it is kept. */
const reasonSchema = z.tuple([z.string(), z.string()])

const lawTextsSchema = z.object({
  keptData: z.object({
    title: z.string(),
    lead: z.string(),
    /** Data, period, reason. */
    columns: z.tuple([z.string(), z.string(), z.string()]),
    /** Kept for ever. */
    forever: z.string(),
    /** What no setting changes. */
    orders: reasonSchema,
    kinds: z.record(z.enum(RETENTION_SETTINGS), reasonSchema),
    yours: z.object({ title: z.string(), text: z.string(), link: z.string() }),
  }),
  /**
   * The instruction and the model form of Directive 2011/83/EU, Annex I (A) and (B), for digital content.
   * `{seller}` is who sells, with address and e-mail address; `{url}` the page of the withdrawal function.
   */
  withdrawal: z.object({
    title: z.string(),
    right: z.object({
      title: z.string(),
      period: z.string(),
      how: z.string(),
      inTime: z.string(),
    }),
    /** Where the withdrawal function is; the law asks for it since 2026-06-19. */
    online: z.string(),
    effects: z.object({ title: z.string(), text: z.string() }),
    /** When the right ends early (Article 16(m)). */
    digital: z.object({ title: z.string(), text: z.string() }),
    form: z.object({
      title: z.string(),
      note: z.string(),
      lines: z.array(z.string()),
      footnote: z.string(),
    }),
  }),
})
type LawTexts = z.infer<typeof lawTextsSchema>

const TEXTS: Readonly<Record<TranslatedLocale, unknown>> = {
  ar,
  cs,
  da,
  de,
  en,
  es,
  fi,
  fr,
  hi,
  hu,
  id,
  it,
  ja,
  ko,
  ms,
  nl,
  no,
  pl,
  pt,
  ru,
  sv,
  th,
  tr,
  vi,
  zh,
}

/** What the law wants said, in a language. */
export const lawTextsIn = memoize(
  (language: TranslatedLocale): LawTexts => lawTextsSchema.parse(TEXTS[language]),
)
