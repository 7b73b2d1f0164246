package hp41.web;

import hp41.Calculator;
import hp41.Internals;
import hp41.KnownName;
import hp41.listing.Assembler;
import hp41.web.TypedLines.Step;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Generates steps over the whole domain of what can be typed and pasted. */
final class RandomSteps {

  private static final List<String> VALUES =
      List.of(
          ("0,1,-1,2,7,10,45,90,100,0.5,1E-99,9.999999999E99,-9.999999999E99,3.141592654,1.005,"
                  + "12.03002,-30,1234567890,1E10,0.999999999,69,70,11.011,255,1.152026,2.292024,"
                  + "12.311999,9.104320,-0.000000001,59.59595959,1E49,4.999999999E-5")
              .split(","));

  private static final List<String> TEXTS =
      """
      ""
      "A"
      "ABCDEF"
      "1.5E3"
      "HELLO 41"
      "X,Y.Z:"
      >"µ≠Σ"
      "12-07"
      "1.2345678901"
      #4142430A
      #41 42 0D
      """
          .lines()
          .toList();

  /** Lines that do not only concern the stack, and lines with mistakes. */
  private static final List<String> OTHERS =
      """
      undo|redo|user|prgm|states|catalogue|help|start|registers|flags|speed|speed full|theme|sound
      theme dark|theme machine|plug|plug printer|plug hpil|unplug printer|model|break 2|unbreak
      break 3 if X>2 hits 2 log "X"|watch X|unwatch|prx|prstk|prreg|prflags|pra|cat 1|cat 2|clock
      time|date|clk24|clk12|mdy|dmy|xeq 8queens|r/s|xeq hanoi|cld|sqtr|sine|x ge 0?|(2+3)|2+3=|1e100
      xeq nope|asn "sin" 11|asn "" 11|lbl "a"|gto .000|gto ..|size 050|pack|-12.3456789 setime
      """
          .lines()
          .flatMap(line -> Stream.of(line.split("\\|")))
          .toList();

  private static final List<String> KEYS =
      List.of(
          ("F1,F2,F4,F5,F6,F7,F8,F9,ESCAPE,TAB,UP,DOWN,LEFT,RIGHT,PAGE_UP,PAGE_DOWN,HOME,END,"
                  + "BACKSPACE,ENTER")
              .split(","));

  private static final String CHARACTERS =
      "0123456789.,-+eE \"abcXYZΣµ≠∡⊢~^<>?!/*:;'()=_#%&@[]{}|\\äßéИ中\u00a0";

  /** Functions that are not in the generated programs, because they might never end. */
  private static final String LEFT_OUT =
      "(?:GTO|XEQ|LBL|STOP|OFF|END|P?CLP|GETP|GETSUB|READP|STO [a-e]|.*IND).*";

  private final Random random;
  private final Calculator calculator;

  RandomSteps(Random random, Calculator calculator) {
    this.random = random;
    this.calculator = calculator;
  }

  /** Returns the first step, which plugs devices in. */
  Step first() {
    return typed(":" + any("plug printer", "plug printer, hpil", "plug cards", "help"));
  }

  Step next() {
    int kind = random.nextInt(100);
    if (kind < 12) {
      return pastedOrTyped(number());
    } else if (kind < 16) {
      return pasted(numbers());
    } else if (kind < 52) {
      return command(function());
    } else if (kind < 60) {
      return command(format());
    } else if (kind < 66) {
      return command(any(TEXTS) + any("", " aview", " anum", " atime", " asto 05 arcl 03"));
    } else if (kind < 72) {
      return typed(":help " + any(calculator.names()).text().toLowerCase(Locale.ROOT));
    } else if (kind < 80) {
      return command(any(OTHERS));
    } else if (kind < 87) {
      return new Step("key", any(KEYS));
    } else if (kind < 91) {
      return command(misspelled(any(calculator.names()).text()));
    }
    return kind < 96 ? pasted(listing()) : pastedOrTyped(anyCharacters());
  }

  private static Step pasted(String text) {
    return new Step("paste", text);
  }

  private static Step typed(String text) {
    return new Step("type", text);
  }

  private Step pastedOrTyped(String text) {
    return random.nextBoolean() ? pasted(text) : typed(text);
  }

  /** Returns a line that is mostly typed into the input line. */
  private Step command(String text) {
    return typed((random.nextInt(4) == 0 ? "" : ":") + text);
  }

  /** Returns a number with any number of digits, in any spelling. */
  private String number() {
    if (random.nextInt(5) == 0) {
      return any(VALUES);
    }
    String digits = digits(1 + random.nextInt(random.nextInt(4) == 0 ? 60 : 16));
    int point = random.nextInt(digits.length() + 1);
    String grouped =
        random.nextInt(6) == 0
            ? digits.replaceAll("(?<=\\d)(?=(?:\\d{3})+$)", any(",", ".", "'", "’", "\u202f"))
            : digits.substring(0, point) + any("", ".", ",", ".") + digits.substring(point);
    String exponent = any("E", "e") + any("", "-", "+") + random.nextInt(105);
    return any("", "", "-", "+", "−") + grouped + (random.nextInt(3) == 0 ? exponent : "");
  }

  /** Returns digits, which are often the same one. */
  private String digits(int count) {
    int usual = random.nextInt(3) == 0 ? random.nextInt(10) : -1;
    return IntStream.range(0, count)
        .map(i -> usual >= 0 && random.nextInt(8) > 0 ? usual : random.nextInt(10))
        .mapToObj(Integer::toString)
        .collect(Collectors.joining());
  }

  private String numbers() {
    int count = random.nextInt(8) == 0 ? 500 + random.nextInt(2000) : 2 + random.nextInt(10);
    String between = any("\n", "\t", "; ", "\r\n", " ", "  \n");
    return repeated(this::number, count, between);
  }

  private String value() {
    return random.nextInt(3) == 0 ? number().replaceAll("[^-\\d.eE]", "") : any(VALUES);
  }

  /** Returns a function with values before it and its operand, or its example. */
  private String function() {
    if (random.nextInt(6) == 0) {
      String example = any(calculator.names()).usage().example();
      return example.isEmpty() ? function() : example;
    }
    return (repeated(this::value, random.nextInt(5), " ") + " " + named()).strip();
  }

  private String named() {
    KnownName name = any(calculator.names());
    String operand =
        switch (name.operand()) {
          case "" -> "";
          case "n" -> " " + random.nextInt(10);
          case "nn" -> " " + any("X", "Y", "L", "IND X", "0" + digits(1), "" + random.nextInt(70));
          case "nnn" -> " 0" + (20 + random.nextInt(80));
          default -> " " + any("\"AB\"", "01", "\"SIN\"");
        };
    return List.of("OFF", "quit", "CLOCK").contains(name.text()) ? "+" : name.text() + operand;
  }

  private String format() {
    String format = any("fix", "sci", "eng") + " " + random.nextInt(10);
    String mode = any("", "cf 28", "sf 28", "cf 29", "sf 29", "deg", "rad", "grad", "sf 24");
    return String.join(" ", format, mode, value());
  }

  private String misspelled(String name) {
    StringBuilder word = new StringBuilder(name);
    int place = random.nextInt(word.length());
    if (random.nextBoolean()) {
      word.deleteCharAt(place);
    } else {
      word.insert(place, (char) ('A' + random.nextInt(26)));
    }
    return word.toString();
  }

  /** Returns a program with random functions, some of which ignore their errors. */
  private String listing() {
    return "LBL \"%s\"\n".formatted(any("AB", "CD", "EF"))
        + repeated(this::steps, 1 + random.nextInt(40), "\n")
        + any("\nEND", "\nRTN\nEND\n", "\n.END.");
  }

  private String steps() {
    String function = named();
    boolean isStep =
        new Assembler(Internals.known(calculator)).assemble(function).problems().isEmpty()
            && !function.matches(LEFT_OUT);
    return value() + any("", "\nSF 25", "") + (isStep ? "\n" + function : "");
  }

  private String anyCharacters() {
    Supplier<String> character =
        () -> CHARACTERS.substring(random.nextInt(CHARACTERS.length())).substring(0, 1);
    return repeated(character, 1 + random.nextInt(20), "");
  }

  private static String repeated(Supplier<String> each, int count, String between) {
    return Stream.generate(each).limit(count).collect(Collectors.joining(between));
  }

  private String any(String... all) {
    return any(List.of(all));
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}
