package hp41;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import hp41.screen.Ink;
import hp41.screen.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.commons.lang3.StringUtils;

/** Checks the allowed dependencies of the application: each library is used in only one place. */
@AnalyzeClasses(
    packages = "hp41",
    importOptions = {DoNotIncludeTests.class, FrontEndArchitectureTest.Application.class})
class FrontEndArchitectureTest {

  /** Each package may use only the packages before it in this list. */
  private static final List<String> ORDER =
      List.of(
          "hp41.schema",
          "hp41.print",
          "hp41.sound",
          "hp41.files",
          "hp41.states",
          "hp41.app",
          "hp41.scan",
          "hp41.nut.code",
          "hp41.conformance",
          "hp41.lab",
          "hp41.screen",
          "hp41.ansi",
          "hp41.lanterna",
          "hp41.panel.display",
          "hp41.panel.keys",
          "hp41.panel",
          "hp41.panel.memory",
          "hp41.panel.board",
          "hp41.panel.program",
          "hp41.panel.help",
          "hp41.panel.view",
          "hp41.keymap",
          "hp41.commands",
          "hp41.terminal",
          "hp41.editor.protocol",
          "hp41.editor.language",
          "hp41.cli.options",
          "hp41.editor.debugging",
          "hp41.cli.shell",
          "hp41.cli");

  /** Each outermost class of the package is a slice. */
  private static final SliceAssignment COMMAND_CLASSES =
      new SliceAssignment() {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
          return type.getPackageName().equals("hp41.commands")
              ? SliceIdentifier.of(outermost(type))
              : SliceIdentifier.ignore();
        }

        @Override
        public String getDescription() {
          return "classes of hp41.commands";
        }
      };

  /** The packages of the modules with the microcode and the compiler. */
  private static final List<String> ENGINES =
      List.of("hp41.compiler", "hp41.microcode", "hp41.nut");

  /** Selects the application's own classes, without those of the library. */
  static final class Application implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return location.contains("/hp41-app-")
          || location.contains("/hp41-editors-")
          || location.contains("/hp41-lab-")
          || location.contains("/target/classes/") && !location.contains("/emulator/");
    }
  }

  @ArchTest
  static void packagesUseOnlyThoseBeforeThem(JavaClasses application) {
    for (int i = 0; i < ORDER.size(); i++) {
      String[] later = ORDER.subList(i + 1, ORDER.size()).toArray(String[]::new);
      noClasses()
          .that()
          .resideInAPackage(ORDER.get(i))
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(later)
          .check(application);
    }
  }

  @ArchTest
  static final ArchRule everyPackageHasItsPlaceInTheOrder =
      classes().should().resideInAnyPackage(ORDER.toArray(String[]::new));

  /**
   * The application uses the library only through its public API and the other classes in the table
   * of {@code emulator/docs/library.md}.
   */
  @ArchTest
  static void onlyWhatTheLibraryOffersIsUsed(JavaClasses application) throws IOException {
    Set<String> offered = offered();
    noClasses()
        .should()
        .dependOnClassesThat(
            describe(
                "the library does not offer",
                used ->
                    used.getPackageName().startsWith("hp41")
                        && !ORDER.contains(used.getPackageName())
                        && !ENGINES.contains(used.getPackageName())
                        && !offered.contains(outermost(used))))
        .check(application);
  }

  /** Returns the name of the outermost type, or of the element type of an array. */
  private static String outermost(JavaClass type) {
    return StringUtils.substringBefore(type.getBaseComponentType().getName(), "$");
  }

  private static Set<String> offered() throws IOException {
    Set<String> offered = new HashSet<>();
    for (String line : Files.readAllLines(Path.of("../emulator/docs/library.md"))) {
      if (line.startsWith("| `hp41")) {
        String[] names = line.split("[`| ]+");
        Arrays.stream(names).skip(2).forEach(type -> offered.add(names[1] + "." + type));
      }
    }
    return offered;
  }

  /** Both are found by {@link java.util.ServiceLoader}, so that the program runs without them. */
  @ArchTest
  static final ArchRule nothingNeedsTheCompilerOrTheLaboratory =
      noClasses()
          .that()
          .resideOutsideOfPackages("hp41.lab", "hp41.conformance", "hp41.nut.code", "hp41.scan")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "hp41.compiler", "hp41.lab", "hp41.conformance", "hp41.nut.code", "hp41.scan");

  /** A command can be understood without the table, and the table without what completes it. */
  @ArchTest
  static final ArchRule classesOfCommandsHaveNoCycles =
      slices().assignedFrom(COMMAND_CLASSES).should().beFreeOfCycles();

  @ArchTest
  static final ArchRule onlyItsPackageKnowsLanterna =
      noClasses()
          .that()
          .resideOutsideOfPackage("hp41.lanterna")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("com.googlecode.lanterna..");

  /** The same panels, commands and input can then be used in a browser. */
  @ArchTest
  static final ArchRule panelsAndInputNeedNoTerminalOfThisComputer =
      noClasses()
          .that()
          .resideInAnyPackage(
              "hp41.panel..",
              "hp41.screen",
              "hp41.ansi",
              "hp41.commands",
              "hp41.keymap",
              "hp41.terminal")
          .should()
          .transitivelyDependOnClassesThat()
          .resideInAnyPackage(
              "hp41.lanterna", "com.googlecode.lanterna..", "com.lowagie..", "org.objectweb.asm..");

  @ArchTest
  static final ArchRule onlyTestsReadPdf =
      noClasses().should().dependOnClassesThat().resideInAPackage("com.lowagie..");

  @ArchTest
  static final ArchRule onlyTheDebugAdapterKnowsItsProtocol =
      noClasses()
          .that()
          .resideOutsideOfPackage("hp41.editor.debugging")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.eclipse.lsp4j.debug..");

  @ArchTest
  static final ArchRule onlyTheCommandLineKnowsPicocli =
      noClasses()
          .that()
          .resideOutsideOfPackage("hp41.cli..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("picocli..");

  @ArchTest
  static final ArchRule theScreenKnowsNoCalculator =
      noClasses()
          .that()
          .resideInAPackage("hp41.screen")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("hp41");

  @ArchTest
  static final ArchRule panelsNameRolesAndNoColours =
      noClasses()
          .that()
          .resideInAnyPackage("hp41.panel..", "hp41.keymap", "hp41.commands", "hp41.terminal")
          .should()
          .callMethod(Theme.class, "colour", Ink.class)
          .orShould()
          .callMethod(Theme.class, "colours");

  /**
   * Otherwise pauses, frames and auto-save would wait for hours after the computer's clock is set
   * back.
   */
  @ArchTest
  static final ArchRule nothingIsTimedByAClockThatCanBeSet =
      noClasses().should().callMethod(InstantSource.class, "system");

  @ArchTest
  static final ArchRule classesAreNamedAfterWhatTheyAre =
      noClasses().should().haveNameMatching(".*(Utils?|Manager|Impl|Helper)");
}
