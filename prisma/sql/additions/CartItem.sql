ALTER TABLE "CartItem"
  ADD CONSTRAINT "CartItem_quantity_check" CHECK (((quantity >= 1) AND (quantity <= 99))),
  ADD CONSTRAINT "CartItem_sessionId_check" CHECK (((length("sessionId") >= 8) AND (length("sessionId") <= 200)));
