package hp41;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.constructors;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import hp41.key.Pace;
import hp41.machine.Machine;
import hp41.machine.ProgramLoader;
import hp41.machine.TimeChip;
import hp41.memory.LinePointer;
import java.time.Clock;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Checks that the emulator's packages do not depend on each other in a cycle. */
@AnalyzeClasses(packages = "hp41", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

  /** Each package may use those before it, and none after it. */
  private static final List<String> ORDER =
      List.of(
          "hp41.disk",
          "hp41.text",
          "hp41.number",
          "hp41.memory",
          "hp41.program",
          "hp41.module",
          "hp41.display",
          "hp41.peripherals",
          "hp41.event",
          "hp41.printer",
          "hp41.key",
          "hp41.machine",
          "hp41.functions",
          "hp41.functions.time",
          "hp41.functions.printing",
          "hp41.functions.storage",
          "hp41.functions.mainframe",
          "hp41.listing",
          "hp41.format",
          "hp41.keyboard",
          "hp41.effect",
          "hp41.entry",
          "hp41.player",
          "hp41.debug",
          "hp41",
          "hp41.keypad");

  @ArchTest
  static void packagesUseOnlyThoseBeforeThem(JavaClasses emulator) {
    for (int i = 0; i < ORDER.size(); i++) {
      String[] later = ORDER.subList(i + 1, ORDER.size()).toArray(String[]::new);
      noClasses()
          .that()
          .resideInAPackage(ORDER.get(i))
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(later)
          .check(emulator);
    }
  }

  @ArchTest
  static final ArchRule everyPackageHasItsPlaceInTheOrder =
      classes().should().resideInAnyPackage(ORDER.toArray(String[]::new));

  @ArchTest
  static final ArchRule packagesHaveNoCycles =
      slices().matching("hp41.(*)..").should().beFreeOfCycles();

  /** Each part of the player knows the parts below it; what follows goes up as a value. */
  @ArchTest
  static final ArchRule partsOfThePlayerHaveNoCycles =
      slices()
          .assignedFrom(
              new SliceAssignment() {
                @Override
                public SliceIdentifier getIdentifierOf(JavaClass type) {
                  return type.getPackageName().equals("hp41.player")
                      ? SliceIdentifier.of(type.getName().replaceFirst("\\$.*", ""))
                      : SliceIdentifier.ignore();
                }

                @Override
                public String getDescription() {
                  return "classes of the player";
                }
              })
          .should()
          .beFreeOfCycles();

  @ArchTest
  static final ArchRule machineNamesNoFunctions =
      noClasses()
          .that()
          .resideInAPackage("hp41.machine")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("hp41.functions..");

  @ArchTest
  static final ArchRule emulatorNeedsOnlyJavaAndCommonsLang =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("hp41..", "java..", "org.apache.commons.lang3..");

  @ArchTest
  static final ArchRule emulatorHasNoUserInterface =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "java.awt..", "javax.swing..", "com.googlecode.lanterna..", "picocli..");

  /** Entries and effects are values: clocks, the display and the printer belong to the player. */
  @ArchTest
  static final ArchRule entriesKnowNoTime =
      noClasses()
          .that()
          .resideInAnyPackage("hp41.entry", "hp41.effect")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("hp41.peripherals", "hp41.printer")
          .orShould()
          .dependOnClassesThat()
          .belongToAnyOf(Clock.class, InstantSource.class, Instant.class);

  /** Elsewhere in the player everything is the same at each pace. */
  @ArchTest
  static final ArchRule oneClassAsksForThePace =
      noClasses()
          .that()
          .resideInAnyPackage("hp41.player")
          .and()
          .doNotHaveSimpleName("PacedTimeline")
          .should()
          .accessField(Pace.class, "AUTHENTIC");

  /** The program pointer belongs to Programs, and the stopwatch to its functions. */
  @ArchTest
  static final ArchRule memoryViewOnlyShowsPointerAndStopwatch =
      noClasses()
          .that()
          .haveSimpleName("MemoryView")
          .should()
          .dependOnClassesThat()
          .belongToAnyOf(LinePointer.class, ProgramLoader.class)
          .orShould()
          .callMethod(Machine.class, "jump", int.class)
          .orShould()
          .callMethod(TimeChip.class, "setStopwatch", long.class)
          .orShould()
          .callMethod(TimeChip.class, "startStopwatch")
          .orShould()
          .callMethod(TimeChip.class, "stopStopwatch");

  @ArchTest
  static final ArchRule constructorsTakeFewParameters =
      constructors()
          .that()
          .areDeclaredInClassesThat()
          .resideInAnyPackage("hp41.entry", "hp41.player")
          .and()
          .areDeclaredInClassesThat()
          .areNotRecords()
          .and()
          .areDeclaredInClassesThat()
          .areNotEnums()
          .should(haveAtMostParameters(5));

  private static ArchCondition<JavaConstructor> haveAtMostParameters(int most) {
    return ArchCondition.from(
        describe("have at most " + most + " parameters", it -> it.getParameters().size() <= most));
  }

  /** Any number of calculators may compute at once. */
  @ArchTest
  static final ArchRule calculatorsShareNoFieldThatChanges =
      fields().that().areStatic().should().beFinal();

  /** The descriptions of these packages promise that their types are immutable. */
  @ArchTest
  static final ArchRule eventsAndCellsConsistOfValues =
      fields()
          .that()
          .areDeclaredInClassesThat()
          .resideInAnyPackage("hp41.event", "hp41.display")
          .and()
          .areNotStatic()
          .should()
          .beFinal()
          .andShould()
          .haveRawType(describe("a value", ArchitectureTest::isValue));

  private static boolean isValue(JavaClass type) {
    return type.isPrimitive()
        || List.of(String.class, List.class, Map.class, Pattern.class).stream()
            .anyMatch(type::isEquivalentTo)
        || List.of("hp41.event", "hp41.display").contains(type.getPackageName());
  }

  @ArchTest
  static final ArchRule classesAreNamedAfterWhatTheyAre =
      noClasses().should().haveNameMatching(".*(Utils?|Manager|Impl|Helper)");
}
