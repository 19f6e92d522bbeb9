/** Up to two letters of a brand: `Authorize.Net` is AN, `PayPal` PP, `Google` G. */
function monogramOf(brand: string): string {
  const capitals = brand.match(/\p{Lu}/gu) ?? []
  return (capitals.slice(0, 2).join('') || brand.slice(0, 1)).toUpperCase()
}

const hueOf = (brand: string): number =>
  [...brand].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7)

/** A brand's letters in a colour of its own, in the place of a logo that is not ours to show. */
export function BrandMonogram({ brand }: { brand: string }) {
  const hue = hueOf(brand)
  return (
    <span
      aria-hidden
      style={{ backgroundColor: `hsl(${hue} 55% 93%)`, color: `hsl(${hue} 60% 26%)` }}
      className="grid size-11 shrink-0 place-items-center rounded-control text-base font-extrabold tracking-tight"
    >
      {monogramOf(brand)}
    </span>
  )
}
