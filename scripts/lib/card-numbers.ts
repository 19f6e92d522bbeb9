/** A valid card for each shopper: attempts with one card take turns. @param index up to 13 digits */
export function cardNumberOf(index: number): string {
  const digits = `41${String(index).padStart(13, '0')}`
  const sum = [...digits].reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
