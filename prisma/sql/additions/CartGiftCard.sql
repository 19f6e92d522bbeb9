ALTER TABLE "CartGiftCard"
  ADD CONSTRAINT "CartGiftCard_sessionId_check" CHECK (((length("sessionId") >= 8) AND (length("sessionId") <= 200)));
