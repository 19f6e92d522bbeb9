/** The law by which small businesses charge no tax; that of the Union where its own is not known here. */
const BASES: Readonly<Record<string, string>> = {
  AT: '§ 6 Abs. 1 Z 27 UStG',
  DE: '§ 19 UStG',
  ES: 'Directiva 2006/112/CE, art. 284',
  FR: 'art. 293 B du CGI',
}

/** What a document without tax names as the reason. @param country the seller's; empty where it is not known */
export const smallBusinessBasis = (country: string): string =>
  BASES[country] ?? 'Directive 2006/112/EC, art. 284'
