import { taxPlace } from '@/lib/pricing/territories'
import type { PlaceVerdict, TaxEvidence } from './contracts'

/** What says where a buyer is: the buyer at the checkout, the wallet, the means of payment, the network. */
const PLACE_SOURCES = ['chosen', 'wallet', 'means', 'network'] as const
type PlaceSource = (typeof PLACE_SOURCES)[number]

export type PlacePiece = { source: PlaceSource; country: string; agrees: boolean }

type Known = Pick<
  TaxEvidence,
  'chosenCountry' | 'walletCountry' | 'meansCountry' | 'networkCountry'
>

/**
 * What speaks for the country that an order was taxed in. A wallet's account is a means of payment, too, so it counts once.
 * Regulation (EU) 282/2011, articles 24b and 24f: two pieces of evidence that do not contradict each other, or one from a seller
 * of less than 100,000 € a year.
 *
 * @param country ISO 3166-1 code of where it was taxed; `null` where nobody knew
 */
export function placeEvidence(
  country: string | null,
  { chosenCountry, walletCountry, meansCountry, networkCountry }: Known,
): { pieces: PlacePiece[]; verdict: PlaceVerdict } {
  const said: Record<PlaceSource, string | null> = {
    chosen: chosenCountry,
    wallet: walletCountry,
    means: walletCountry ? null : meansCountry,
    network: networkCountry,
  }
  const taxed = country && taxPlace(country).country
  const pieces = PLACE_SOURCES.flatMap((source) => {
    const told = said[source]
    return told ? [{ source, country: told, agrees: taxPlace(told).country === taxed }] : []
  })
  const agreeing = pieces.filter(({ agrees }) => agrees).length
  const verdict = () => {
    if (agreeing >= 2) return 'proven'
    if (pieces.length > agreeing) return 'contradicted'
    return agreeing === 1 ? 'single' : 'none'
  }
  return { pieces, verdict: verdict() }
}
