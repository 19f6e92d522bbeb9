-- The page of gift cards asks for these alone.
CREATE INDEX "Product_giftCardsOnSale_idx" ON "Product" ("price", "id") WHERE "isGiftCard" AND NOT "isHidden";
