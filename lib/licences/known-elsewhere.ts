/** Why a key is refused that `allowKnown` would add: another product has it. */
export const KNOWN_ELSEWHERE = 'known_elsewhere'
/** The same: the product has it, and more uses of it were asked for. */
export const MORE_USES = 'more_uses'
