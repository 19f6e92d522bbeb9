ALTER TABLE "PrintedCard"
  ADD CONSTRAINT "PrintedCard_message_check" CHECK ((char_length(message) <= 500));
